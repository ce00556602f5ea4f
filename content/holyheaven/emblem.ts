/** The small drawings of components/holyheaven/ornament/emblem.tsx. */
export type EmblemName = 'peak' | 'wheel' | 'wave' | 'lamp' | 'lotus';
