'use client';

import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useReducer, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { consoleWords as words } from '@/content/company/console';
import { fill } from '@/lib/text';
import styles from './console.module.css';
import { type Action, type ConsoleState, clock, linkOf, start, step } from './console-state';
import { Log, Panel } from './console-views';

const SECOND_MS = 1000;
const ARRIVAL_MS = 250;
const DOUBLE_TAP_MS = 600;

/** Counts seconds while the link is cut, then delivers waiting events. Nothing runs while the link is up. */
function useConsole() {
  const [state, act] = useReducer(step, start);
  const { cut, waiting } = state;
  const waits = waiting.length > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => act(cut ? 'second' : 'arrive'), cut ? SECOND_MS : ARRIVAL_MS);
    return () => clearInterval(timer);
  }, [cut, waits]);
  return [state, act] as const;
}

function Question({ state, act }: { state: ConsoleState; act: (action: Action) => void }) {
  const { asks, why, cost, approve, reject, undo, plain, answered, held } = words.question;
  const box = useRef<HTMLDivElement>(null);
  const last = useRef(Number.NEGATIVE_INFINITY);
  const answer = (action: Action) => {
    // Undo and Reject take each other's place: the second tap of a double tap is not meant for the new button.
    if (action !== 'approve' && performance.now() - last.current < DOUBLE_TAP_MS) return;
    last.current = performance.now();
    act(action);
    // The pressed button disappears, so move the focus to its replacement.
    requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  };
  return (
    <div
      ref={box}
      className={clsx(
        'flex min-h-54 flex-1 flex-col gap-1 border-t border-line p-4 min-[72rem]:min-h-0',
        !state.answer && '[box-shadow:inset_2px_0_var(--mark)]',
      )}
    >
      <p className="text-subheading font-semibold">{state.answer ? answered[state.answer] : asks}</p>
      <p className="text-small text-muted">
        {why} {!state.answer && <span>{cost}</span>}
      </p>
      <p className="hidden text-small noscript:block print:block">{plain}</p>
      <div className="mt-auto grid grid-cols-2 gap-3 noscript:hidden print:hidden">
        {state.answer ? (
          <>
            <p className="self-center text-small">
              {state.outbox.length ? held : words.written[state.answer][1]}
            </p>
            <Button variant="quiet" className="justify-self-end" onClick={() => answer('undo')}>
              {undo}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => answer('approve')}>{approve}</Button>
            <Button variant="secondary" onClick={() => answer('reject')}>
              {reject}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** An interactive console: its question can be answered and its link cut. Map and camera are rendered on the server. */
export function OperatorConsole({ map, camera }: { map: ReactNode; camera: ReactNode }) {
  const [state, act] = useConsole();
  const { now, shown, cut, log, waiting, outbox, told } = state;
  const link = linkOf(state);
  const age = now - shown;
  /** On a phone, an age stands alone: with the time it would wrap, and move what is below. */
  const noteOf = (at: number) => (
    <>
      <span className={clsx(link !== 'up' && 'max-md:hidden')}>
        {`${clock(at)}${link === 'up' ? '' : ', '}`}
      </span>
      <span>{link === 'up' ? '' : fill(words.age, { count: now - at })}</span>
    </>
  );
  const toggle = () => {
    act(cut ? 'restore' : 'cut');
    // One more than is waiting now: the aircraft also logs that the link is back.
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (cut && still) for (let left = waiting.length + 1; left > 0; left--) act('arrive');
  };
  const sent = log.filter(({ byPerson }) => !byPerson).map(({ at, text }) => ({ at, text }));
  const { panels } = words;
  const flown = shown - start.shown;
  return (
    <div
      className={clsx(
        styles.console,
        'grid border border-line bg-canvas [&_button:active]:bg-ink [&_button:active]:text-canvas',
      )}
      data-link={link}
      data-told={told}
      // Not in the HTML: the CSP forbids style attributes.
      style={flown || age ? ({ '--flown': flown, '--age': age } as CSSProperties) : undefined}
    >
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 px-4 py-3.5 md:self-center md:[grid-area:title]">
        <p className="font-semibold">{words.mission}</p>
        <p className="font-mono text-label text-muted">{words.made}</p>
      </div>
      <div
        className={clsx(
          'flex items-center justify-between gap-x-3 bg-canvas px-4 @max-[17rem]:flex-wrap md:py-2 md:[grid-area:bar]',
          'max-md:sticky max-md:top-under-bar max-md:z-1 max-md:border-y max-md:border-line',
        )}
      >
        <p className="flex flex-wrap gap-x-2.5 font-mono text-label max-md:text-[0.8125rem]">
          <span
            className={clsx(
              'before:mr-2 before:inline-block before:size-2.5 before:rounded-full before:border before:border-current',
              'forced-colors:before:forced-color-adjust-none',
              link === 'up' ? 'text-success before:bg-current' : 'text-accent-text',
            )}
          >
            {words.link[link]}
          </span>
          <span className={outbox.length > 0 ? 'text-accent-text' : 'text-muted'}>
            {fill(words.toSend, { count: outbox.length })}
          </span>
        </p>
        <Button
          variant="secondary"
          className="decoration-accent decoration-2 underline-offset-8 max-md:border-transparent! max-md:px-0! max-md:whitespace-nowrap max-md:underline md:min-w-40 noscript:hidden print:hidden"
          onClick={toggle}
        >
          {cut ? words.restore : words.cut}
        </Button>
        <p role="status" className="sr-only">
          {state.said}
        </p>
      </div>
      <Panel
        title={panels.camera}
        note={noteOf(words.asked)}
        className="md:[grid-area:camera] min-[72rem]:border-l"
      >
        {camera}
      </Panel>
      <Panel title={panels.question} className="md:border-l md:[grid-area:asked]">
        <Question state={state} act={act} />
      </Panel>
      <Panel title={panels.map} note={noteOf(shown)} className="max-md:order-last md:[grid-area:map]">
        {map}
      </Panel>
      <Panel title={panels.log} note={noteOf(shown)} className="md:[grid-area:heard]">
        <Log entries={log} />
      </Panel>
      <Panel
        title={panels.board}
        note={link === 'up' ? words.inStep : clock(now)}
        className="md:border-l md:[grid-area:board] max-md:in-data-[link=up]:[&_ol]:hidden in-data-[link=up]:[&_li]:text-muted"
      >
        <Log entries={[...sent, ...waiting]} sent={sent.length} />
      </Panel>
    </div>
  );
}
