import { clsx } from 'clsx';
import { PointList } from '@/components/company/point-list';
import { AccentGround } from '@/components/ui/accent-ground';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { outreach } from '@/content/company/outreach';
import { Sketch } from './sketches';
import styles from './terraces.module.css';

/** The terraces' edges, each across the whole window, in a box of 1000 × 100. */
const edges = [
  'C170 30 330 88 520 58S840 6 1000 34',
  'C190 58 300 2 500 34S800 86 1000 48',
  'C150 82 340 12 560 30S860 68 1000 6',
  'C210 20 300 80 470 62S820 2 1000 40',
];
const starts = [62, 20, 60, 30];
const contours = [11, 23, 37, 53];

/** The upper edge of a terrace, with its line and the contours below it. `bare` omits these. */
function TerraceEdge({ step, bare }: { step: number; bare?: boolean }) {
  const shape = step % edges.length;
  const edge = `M0 ${starts[shape]}${edges[shape]}`;
  return (
    <svg
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      stroke="var(--line)"
      className={clsx(
        'relative block h-20 w-full overflow-visible bg-(--above) *:[vector-effect:non-scaling-stroke] lg:h-40',
        styles.edge,
      )}
    >
      <path d={`${edge}V102H0z`} fill="var(--ground)" stroke="none" />
      {!bare && (
        <>
          <path d={edge} stroke="var(--rose)" strokeWidth="1.5" />
          {contours.map((y) => (
            <path key={y} d={edge} transform={`translate(0 ${y})`} />
          ))}
        </>
      )}
    </svg>
  );
}

type Initiative = (typeof outreach.initiatives)[number];

/** An initiative on its terrace, one shade lighter than the one above. */
function Terrace({ initiative, step }: { initiative: Initiative; step: number }) {
  return (
    <li className={styles.terrace}>
      <TerraceEdge step={step} />
      <Container className="relative grid gap-x-16 gap-y-6 py-stack lg:grid-cols-2">
        <div>
          <p className="text-label text-muted">{outreach.status}</p>
          <h2 className="mt-3 text-title">{initiative.title}</h2>
          <p className="mt-5 max-w-md text-lead">{initiative.lead}</p>
        </div>
        <Sketch of={initiative.id} />
        <div data-reveal="fade">
          <p className="max-w-prose">{initiative.text}</p>
          <h3 className="mt-8 text-small font-semibold">{outreach.plansTitle}</h3>
          <PointList points={initiative.plans} className="mt-2" />
        </div>
      </Container>
    </li>
  );
}

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

/** The valley floor, in full light: whom we hope to hear from. */
export function Invitation() {
  const { title, text, link } = outreach.closing;
  return (
    <section className={styles.light}>
      <TerraceEdge step={outreach.initiatives.length} bare />
      <AccentGround>
        <Container className="grid items-start gap-x-16 gap-y-6 pt-8 pb-chapter lg:grid-cols-2">
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
