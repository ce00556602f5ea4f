import { createInterface } from 'node:readline/promises';

/** Everything that was answered, under the names of the questions, which are also the flags. */
export type Answers = Readonly<Record<string, string>>;

export type Question = {
  name: string;
  text: string;
  /** Taken for an empty answer. Without one, the question must be answered. */
  standard?: (answers: Answers) => string;
  /** What is wrong with an answer, as the end of the sentence `<name> …`. */
  wrong?: (answer: string, answers: Answers) => string | undefined;
};

export const oneOf = (choices: readonly string[]) => (answer: string) =>
  choices.includes(answer) ? undefined : `must be one of ${choices.join(', ')}`;

export const isSlug = (answer: string) =>
  /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(answer)
    ? undefined
    : 'may hold only lower-case letters, digits and single hyphens, and begins with a letter';

export const isDay = (answer: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(answer) && new Date(Date.parse(answer) || 0).toISOString().startsWith(answer)
    ? undefined
    : 'must be a day like 2026-11-21';

function problemOf({ name, wrong }: Question, answer: string, answers: Answers): string | undefined {
  const problem = answer.trim() ? wrong?.(answer, answers) : 'must be answered';
  return problem && `--${name} ${problem}`;
}

/** Takes what the flags say, and the standard answer for the rest. @throws with every flag that is missing or wrong. */
export function answersFrom(questions: readonly Question[], flags: Answers): Answers {
  const unknown = Object.keys(flags).filter((flag) => !questions.some(({ name }) => name === flag));
  const problems = unknown.map((flag) => `--${flag} is not known`);
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const answer = flags[question.name] ?? question.standard?.(answers) ?? '';
    const problem = problemOf(question, answer, answers);
    if (problem) problems.push(problem);
    answers[question.name] = answer.trim();
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return answers;
}

/** Asks in the terminal, again after a wrong answer. What a flag answers rightly is not asked. */
export async function askFor(questions: readonly Question[], flags: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // With the end of the input nobody is there any more.
  terminal.once('close', () => process.exit(1));
  const answers: Record<string, string> = {};
  for (const question of questions) {
    let answer = flags[question.name] ?? '';
    while (answer === '' || problemOf(question, answer, answers)) {
      if (answer) console.info(problemOf(question, answer, answers));
      const standard = question.standard?.(answers) ?? '';
      const said = await terminal.question(`${question.text}${standard && ` [${standard}]`}: `);
      answer = said.trim() || standard;
      if (!answer) console.info('Please give an answer.');
    }
    answers[question.name] = answer;
  }
  terminal.removeAllListeners('close').close();
  return answers;
}
