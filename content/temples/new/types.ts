/**
 * The words that `npm run new -- temple` gives a temple of which nothing is known but its name and place. They say so,
 * and whom to ask. `{name}`, `{town}`, `{state}`, `{deity}` and `{position}` stand for the answers.
 */
export type FirstWords = {
  /** The temple's name, from `{devanagari}`, where it is not asked for. */
  name?: string;
  directions: Readonly<Record<'north' | 'east' | 'south' | 'west' | 'centre', string>>;
  description: string;
  travelInfo: string;
  tripPlanning: string;
  summary: string;
  standfirst: string;
  story: string;
  terms: { deity: string; place: string; position: string };
  position: string;
  tip: { title: string; text: string };
  season: string;
  day: { headline: string; text: string };
  beyond: { headline: string; text: string };
  notKnown: Readonly<Record<'hours' | 'rules' | 'way' | 'dates' | 'giving', { what: string; ask: string }>>;
  warning: string;
  action: string;
  giving: string;
  ask: string;
  year: { name: string; text: string };
  /** How the language writes the source of facts that nobody has checked; nothing in the main language. */
  source?: string;
};
