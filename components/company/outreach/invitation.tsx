import { AccentGround } from '@/components/ui/accent-ground';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { outreach } from '@/content/company/outreach';
import styles from './terrace.module.css';
import { TerraceEdge } from './terrace-edge';

/** The valley floor, in full light: whom we hope to hear from. */
export function Invitation() {
  const { title, text, link } = outreach.closing;
  return (
    <section className={styles.light}>
      <TerraceEdge step={outreach.initiatives.length} bare />
      <AccentGround>
        <Container className="grid items-end gap-x-16 gap-y-6 pt-8 pb-chapter lg:grid-cols-2">
          <h2 className="text-title">{title}</h2>
          <div>
            <p className="max-w-prose text-lead">{text}</p>
            <ButtonLink href={link.href} variant="inverse" className="mt-8">
              {link.label}
            </ButtonLink>
          </div>
        </Container>
      </AccentGround>
    </section>
  );
}
