/** What figure 1 says while it is turned. */
export const turntable = {
  label: 'Turn the drawing',
  hint: 'Drag to turn it, or use the arrow keys.',
  /** By eighths of a turn, from the tail over the right wing. */
  sides: [
    'from behind',
    'from behind on the right',
    'from the right',
    'from the front on the right',
    'from the front',
    'from the front on the left',
    'from the left',
    'from behind on the left',
  ],
  above: '{degrees}° above',
  below: '{degrees}° below',
  level: 'level',
  plan: 'from above, nose up',
} as const;

export type FigureLabels = typeof turntable;
