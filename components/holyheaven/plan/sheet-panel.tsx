'use client';

import { clsx } from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CardHead } from '@/components/holyheaven/band';
import { DayBar } from '@/components/holyheaven/temple/day-bar';
import { DayMark } from '@/components/holyheaven/temple/day-mark';
import { Ringing } from '@/components/holyheaven/temple/ringing';
import { Button, ButtonLink } from '@/components/ui/button';
import { Pending } from '@/components/ui/pending';
import type { Words } from '@/content/holyheaven/words';
import { PENDING, STATE } from '@/lib/marks';
import type { DaySheet } from '@/lib/temples/plan/day-sheet';
import type { SheetData } from '@/lib/temples/plan/sheet-data';
import { sheetMessage, visitCalendar } from '@/lib/temples/plan/take-along';
import { hashOf, planVisit, useDaySheet, useVisit } from '@/lib/temples/plan/visit';
import { formatterOf } from '@/lib/temples/today/formatter';
import { fill, whatsappLink } from '@/lib/text';
import answer from '../temple/today-panel.module.css';

// No box or ring: neither can be ticked.
const dot =
  'pl-5 before:absolute before:top-3 before:left-0.5 before:size-1.5 before:rounded-full before:bg-muted';

function Part({ part: { title, items, tick } }: { part: DaySheet['parts'][number] }) {
  return (
    <div className="break-inside-avoid gap-x-4 border-t border-line py-3 sm:grid sm:grid-cols-[2fr_5fr] sm:items-baseline">
      <h3 className="font-sans text-small font-semibold text-accent-text">{title}</h3>
      <ul>
        {items.map((text) => (
          <li key={text} className={clsx('relative py-0.5 leading-normal', tick && dot)}>
            <Ringing text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const tones = {
  open: 'leaf',
  'perhaps-open': 'leaf',
  closed: 'maroon',
  'not-known': 'indigo',
} as const;

type PlannedMarkProps = { first: string; today: string; speech: Words['speech'] };

/** The planned day's place in the year, or today's. */
export const PlannedMark = ({ first, today, speech }: PlannedMarkProps) => {
  const { day } = useVisit();
  return <DayMark day={day} first={first} label={day ? formatterOf(speech).day(day.slice(5)) : today} />;
};

type DayProps = { data: SheetData; day: DaySheet; picture: ReactNode; year: ReactNode };

/** What to expect on a day, and ways to take its sheet along. */
function Day({ data, day: shown, picture, year }: DayProps) {
  const { sheet, words, ring, path, calendar } = data;
  const visit = useVisit();
  const { is, look, day, state, bar, doors, warning, care, text, parts, book, better, checked, date } = shown;
  return (
    <>
      <CardHead
        tone={care ? 'earth' : tones[look]}
        picture={picture}
        state={look}
        aside={
          <div>
            {warning && <p className="mt-4 border-l-4 border-turmeric pl-3">{warning}</p>}
            <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
              {better && (
                <Button
                  onClick={() => {
                    planVisit({ day: better.day });
                    // The button disappears with its day, so move the focus.
                    document.getElementById('plan')?.focus();
                  }}
                  className="max-sm:w-full max-sm:px-3 @4xl:w-full"
                >
                  {better.text}
                </Button>
              )}
              {book && (
                <ButtonLink
                  variant={better ? 'secondary' : 'primary'}
                  href={book.href}
                  className="max-sm:w-full @4xl:w-full"
                >
                  {book.text}
                </ButtonLink>
              )}
              <ButtonLink
                variant={is === 'not-known' && !better && !book ? 'primary' : 'secondary'}
                href={ring.href}
                className="max-sm:w-full max-sm:px-3 @4xl:w-full"
              >
                {ring.text}
              </ButtonLink>
              <ButtonLink
                variant="secondary"
                href={whatsappLink(
                  sheetMessage(data, shown),
                  new URL(path + hashOf(visit), location.origin).href,
                )}
                className="max-sm:w-full @4xl:w-full"
              >
                {sheet.whatsapp}
              </ButtonLink>
            </p>
          </div>
        }
      >
        <div {...{ [STATE]: look }} className="[--answer:var(--ink)]">
          <p className="text-small text-muted">{words.name}</p>
          <h2 id="plan-title" className="font-sans text-subheading font-semibold">
            {day}
          </h2>
          <p
            className={clsx(
              answer.mark,
              'mt-2 flow-root font-serif @max-lg:clear-right text-balance text-[clamp(1.75rem,1.4rem+1.5vw,2.5rem)]/[var(--leading-heading,1.1)]',
            )}
          >
            {state}
          </p>
          {care && <p className="mt-2 font-semibold before:content-['▲_']">{care}</p>}
          {doors && <p className="mt-3 font-semibold">{doors}</p>}
          {text && <p className="mt-3">{text}</p>}
        </div>
      </CardHead>
      <div className="px-6 pb-3 sm:px-8">
        {doors && (
          <>
            <h3 className="pt-4 text-subheading">{sheet.hoursOfDay}</h3>
            <DayBar unsure={look !== 'open'} hours={[{ key: is, doors: bar }]} words={data.bar} />
            {shown.hoursNote && <p className="mt-2 text-small">{shown.hoursNote}</p>}
          </>
        )}
        <div className={clsx('gap-x-14 @4xl:columns-2', doors ? 'mt-3' : 'pt-6')}>
          {parts.map((part) => (
            <Part key={part.title} part={part} />
          ))}
        </div>
        <h3 className="pt-4 text-subheading">{sheet.inTheYear}</h3>
        {year}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-dashed border-line px-6 py-5 sm:px-8">
        <Button variant="secondary" onClick={() => print()} className="max-sm:w-full">
          {sheet.print}
        </Button>
        {!better && (
          <ButtonLink
            variant="quiet"
            href={visitCalendar(data, shown)}
            download={`${calendar.slug}-${date}.ics`}
          >
            {sheet.calendar}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={data.way.href}>
          {data.way.text}
        </ButtonLink>
        <p className="w-full text-small text-muted">
          <Ringing text={data.from} /> {checked}
        </p>
      </div>
    </>
  );
}

type SheetPanelProps = {
  data: SheetData;
  /** The trip sheet, for print only. */
  paper: ReactNode;
  /** The temple's picture. */
  picture: ReactNode;
  /** The year, with a mark on the day. */
  year: ReactNode;
  /** Shown before a day is chosen, and without JavaScript. */
  children: ReactNode;
};

/** The sheet for the planned day, computed from data that came with the page: nothing is requested or sent. */
export function SheetPanel({ data, paper, picture, year, children }: SheetPanelProps) {
  const day = useDaySheet(data);
  const [main, setMain] = useState<HTMLElement | null>(null);
  useEffect(() => {
    setMain(document.getElementById('main'));
    // A day in the address is known by now: useDaySheet's effect has run.
    document.getElementById('plan')?.removeAttribute(PENDING);
  }, []);
  return (
    <section
      id="plan"
      tabIndex={-1}
      aria-labelledby="plan-title"
      suppressHydrationWarning
      className="@container -scroll-mt-2 bg-surface data-pending:*:invisible"
    >
      <Pending when="/^#\d{4}-\d\d-\d\d/.test(location.hash)" />
      <p className="absolute visible! hidden p-6 text-lead in-data-pending:block sm:p-8">
        {data.sheet.arriving}
      </p>
      {/* Announces to screen readers that the sheet has appeared. */}
      <p role="status" className="sr-only">
        {day && fill(data.sheet.announcement, { day: day.day, is: day.state })}
      </p>
      {day ? <Day data={data} day={day} picture={picture} year={year} /> : children}
      {main && createPortal(paper, main)}
    </section>
  );
}
