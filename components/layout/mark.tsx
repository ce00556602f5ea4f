/** The logo: the sun (arka) rises into the sky (vyoman) over a horizon, crossed by a flight line. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" fill="none" stroke="currentColor">
      <path d="M8 22a8 8 0 0 1 16 0" strokeWidth="2" />
      <path d="M2 22h28" strokeWidth="2" />
      <path d="M5 27 27 5m-7 0h7v7" stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
}
