/** The window frames of components/holyheaven/ornament/frames.ts: a way of building of each region, and a plain one. */
export const frameNames = ['timber', 'kalinga', 'dravida', 'plain'] as const;

export type FrameName = (typeof frameNames)[number];
