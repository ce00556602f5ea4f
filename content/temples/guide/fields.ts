import type { GuideFacts, GuideWords } from './types';

// The rest of the parts may be left out.
export const factFields: readonly (keyof GuideFacts)[] = [
  ...(['ownName', 'checked', 'hours', 'season', 'exceptions', 'usually', 'events', 'rules'] as const),
  ...(['stages', 'contacts', 'notKnown', 'warnings', 'actions', 'giving', 'crowds', 'bring'] as const),
  ...(['asks', 'year'] as const),
];
export const wordFields: readonly (keyof GuideWords)[] = [
  ...(['name', 'season', 'hours', 'days', 'beyond', 'events', 'rules', 'stages', 'contacts'] as const),
  ...(['notKnown', 'warnings', 'actions', 'seats', 'giving', 'crowds', 'asks', 'year'] as const),
];
