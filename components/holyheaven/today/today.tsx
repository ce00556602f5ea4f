'use client';

import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useHydrated } from '@/lib/browser';
import { STATE } from '@/lib/marks';
import { type Answer, answerAt } from '@/lib/temples/today/answer';
import type { TodayTable } from '@/lib/temples/today/table';
import { inScript } from '@/lib/text';
import { showAnswer } from './show-answer';

const EVERY_MS = 20_000;
const MINUTE_MS = 60_000;

function subscribe(update: () => void) {
  // From here on React alone writes into the page.
  window.shownToday = { ...window.shownToday, hydrated: true };
  const timer = setInterval(update, EVERY_MS);
  // Phones show a page again after hours, from memory too.
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    removeEventListener('pageshow', update);
    document.removeEventListener('visibilitychange', update);
  };
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);
/** React hydrates what the inline script showed. The server knows no today. */
const hydratedMinute = () => (typeof window === 'undefined' ? undefined : window.shownToday?.minute);

const none: Answer = {};
const Shown = createContext<{ table?: TodayTable; answer: Answer }>({ answer: none });
const Answers = createContext(none);

/** Gives the lines that it holds what holds now. */
export function TodayProvider({ table, children }: { table: TodayTable; children: ReactNode }) {
  const minute = useSyncExternalStore(subscribe, minuteNow, hydratedMinute);
  const hydrated = useHydrated();
  const answer = useMemo(
    () => (minute === undefined ? none : answerAt(table, minute * MINUTE_MS)),
    [table, minute],
  );
  const shown = useMemo(() => ({ table, answer }), [table, answer]);
  return (
    <Shown value={shown}>
      <Answers value={hydrated ? answer : none}>{children}</Answers>
    </Shown>
  );
}

/** What holds now. Empty in the HTML that the server sends, and outside a `Today` element until React has hydrated it. */
export const useToday = (): Answer => use(Answers);

/**
 * Shows the answer before the first paint, long before React hydrates the element around it. A script never runs when React
 * adds it in the browser: see Next's guide on preventing flash before hydration.
 */
function FirstAnswer() {
  const { table } = use(Shown);
  const onServer = typeof window === 'undefined';
  return (
    <script
      type={onServer ? undefined : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript escapes what could end the element
      dangerouslySetInnerHTML={{
        __html: onServer ? `(${showAnswer})(${inScript(table)},${answerAt})` : '',
      }}
    />
  );
}

type TodayProps = Pick<ComponentProps<'section'>, 'className' | 'children' | 'aria-labelledby'> & {
  as: 'section' | 'li';
};

/** An element that has the answer in the first paint: its `data-state` tells the state, and its lines say the rest. */
export function Today({ as: Element, children, ...props }: TodayProps) {
  const { answer } = use(Shown);
  return (
    <Element {...props} {...{ [STATE]: answer.state ?? '' }}>
      <Answers value={answer}>{children}</Answers>
      <FirstAnswer />
    </Element>
  );
}

type TodayLineProps = {
  name: string;
  as?: 'p' | 'h2';
  className?: string;
  id?: string;
  /** What it says without a script. Lines without a text are hidden. */
  children?: string;
};

export function TodayLine({ name, as: Element = 'p', children = '', ...props }: TodayLineProps) {
  const text = useToday()[name] ?? children;
  return (
    <Element {...props} data-line={name} hidden={!text}>
      {text}
    </Element>
  );
}
