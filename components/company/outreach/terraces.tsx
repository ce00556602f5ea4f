import { outreach } from '@/content/company/outreach';
import { Terrace } from './terrace';

/** The initiatives, going down the valley of the picture above them. */
export function Terraces() {
  return (
    <ol>
      {outreach.initiatives.map((initiative, index) => (
        <Terrace key={initiative.id} initiative={initiative} step={index} />
      ))}
    </ol>
  );
}
