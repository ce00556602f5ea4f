import type { Answers, Question } from './ask.mts';
import type { Written } from './source.mts';

/** One kind of thing that `npm run new` writes. */
export type Kind = {
  questions: readonly Question[];
  /** Every file that is written or changed, with its whole text. `read` gives the text of a file as it is now. */
  files: (answers: Answers, read: (file: string) => string) => readonly Written[];
  /** What only people can do now, in order. */
  left: (answers: Answers) => readonly string[];
};
