/** The small drawings of components/holyheaven/ornament/emblem.tsx. */
export const emblems = ['peak', 'wheel', 'wave', 'lamp', 'lotus'] as const;

export type EmblemName = (typeof emblems)[number];
