import { Container } from '@/components/ui/container';
import { Label } from '@/components/ui/label';
import { Runway } from './runway';
import styles from './runway-header.module.css';

/** The head of a page under the evening sky, at the end of a lit runway. */
export function RunwayHeader({ label, title, lead }: { label: string; title: string; lead: string }) {
  return (
    <div className={styles.header}>
      <Container className={styles.words}>
        <Label>{label}</Label>
        <h1 className="mt-4 max-w-[6em] text-display">{title}</h1>
        <p className="mt-6 max-w-form text-lead">{lead}</p>
      </Container>
      <Runway className={styles.runway} />
    </div>
  );
}
