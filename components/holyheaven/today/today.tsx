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
  // From here on, only React writes into the page.
  window.shownToday = { ...window.shownToday, hydrated: true };
  const timer = setInterval(update, EVERY_MS);
  // Phones may show a page again hours later, even from memory.
  addEventListener('pageshow', update);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(timer);
    removeEventListener('pageshow', update);
    document.removeEventListener('visibilitychange', update);
  };
}

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);
/** React hydrates what the inline script showed. The server has no minute. */
const hydratedMinute = () => (typeof window === 'undefined' ? undefined : window.shownToday?.minute);

const none: Answer = {};
const Shown = createContext<{ table?: TodayTable; answer: Answer }>({ answer: none });
const Answers = createContext(none);

/** Provides the current answer to the lines inside it. */
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

/** The current answer. Empty in the server's HTML and, outside a `Today` element, until React has hydrated. */
export const useToday = (): Answer => use(Answers);

/** The current answer for event handlers, since a press may hydrate its button. Text would differ from the HTML. */
export const useAnswer = (): Answer => use(Shown).answer;

/**
 * Shows the answer before the first paint, long before React hydrates the element around it. A script that React adds
 * in the browser never runs: see Next's guide on preventing flash before hydration.
 */
function FirstAnswer({ again }: { again?: boolean }) {
  const { table } = use(Shown);
  const onServer = typeof window === 'undefined';
  const source = again ? 'showToday()' : `(${showAnswer})(${inScript(table)},${answerAt})`;
  return (
    <script
      type={onServer ? undefined : 'text/plain'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: inScript escapes what could end the element
      dangerouslySetInnerHTML={{
        __html: onServer ? source : '',
      }}
    />
  );
}

type TodayProps = Pick<ComponentProps<'section'>, 'className' | 'children' | 'aria-labelledby'> & {
  as: 'section' | 'div';
  /** The second element of the same temple on a page, which needs no table of its own. */
  again?: boolean;
};

/** An element that has the answer in the first paint: the state in `data-state`, the rest in its lines. */
export function Today({ as: Element, again, children, ...props }: TodayProps) {
  const { answer } = use(Shown);
  return (
    <Element {...props} {...{ [STATE]: answer.state ?? '' }}>
      <Answers value={answer}>{children}</Answers>
      <FirstAnswer again={again} />
    </Element>
  );
}

type TodayLaterProps = Pick<ComponentProps<'div'>, 'className' | 'children'>;

/** An element that has the answer once React has hydrated, for what no visitor sees before. */
export const TodayLater = ({ children, ...props }: TodayLaterProps) => (
  <div {...props} {...{ [STATE]: useToday().state ?? '' }}>
    {children}
  </div>
);

type TodayLineProps = {
  name: string;
  as?: 'p' | 'h2';
  className?: string;
  id?: string;
  /** The text without JavaScript. Lines without text are hidden. */
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
