/** The window frames of components/holyheaven/ornament/frames.ts: a way of building of each region, and a plain one. */
export type FrameName = 'timber' | 'kalinga' | 'dravida' | 'plain';
