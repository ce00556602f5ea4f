import styles from './terrace.module.css';

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
export function TerraceEdge({ step, bare }: { step: number; bare?: boolean }) {
  const shape = step % edges.length;
  const edge = `M0 ${starts[shape]}${edges[shape]}`;
  return (
    <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true" className={styles.edge}>
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
