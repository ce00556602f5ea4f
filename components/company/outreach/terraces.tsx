import { outreach } from '@/content/company/outreach';
import { Terrace } from './terrace';

/** The initiatives as terraces that lead down from the valley in the picture above. */
export function Terraces() {
  return (
    <ol>
      {outreach.initiatives.map((initiative, index) => (
        <Terrace key={initiative.id} initiative={initiative} step={index} />
      ))}
    </ol>
  );
}
