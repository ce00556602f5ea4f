'use client';

import { clsx } from 'clsx';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Checkbox, TextAreaField, TextField } from '@/components/ui/field';
import type { Words } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { useHydrated } from '@/lib/browser';
import { useFields } from '@/lib/forms/use-fields';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import { plannedVisit, planVisit, useVisit } from '@/lib/temples/plan/visit';
import { plannableDays, plannerRules } from '@/lib/temples/planner-rules';
import { formatterOf } from '@/lib/temples/today/formatter';
import { hintBeside, panel } from './form-screen';
import { useComingSoon } from './use-coming-soon';

/** Leads to the previous page, or to `href` if there is none or no JavaScript. */
function GoBack({ href, label }: { href: string; label: string }) {
  function onClick(event: MouseEvent) {
    // The history of a tab opened on this page may count an entry to which nobody wants to go back.
    const { navigation } = window as { navigation?: { canGoBack: boolean } };
    const canGoBack = navigation?.canGoBack ?? window.history.length > 1;
    if (event.ctrlKey || event.metaKey || event.shiftKey || !canGoBack) return;
    event.preventDefault();
    window.history.back();
  }
  return (
    <ButtonLink href={href} variant="quiet" onClick={onClick}>
      {label}
    </ButtonLink>
  );
}

const helped = ['elder', 'wheelchair'] as const;

type PlannerFormProps = {
  templeId: string;
  language: LanguageCode;
  /** Where Go Back leads without a previous page. */
  back: string;
  words: Words['plannerPage'];
  messages: Words['plannerMessages'];
  speech: Words['speech'];
  /** The sheet of the chosen day, under what shapes it. */
  children: ReactNode;
};

/** Checks the plan and leads on; sends and stores nothing. */
export function PlannerForm(props: PlannerFormProps) {
  const { templeId, language, back, words, messages, speech, children } = props;
  const { fields } = words;
  const rules = plannerRules(messages);
  const { form, field, submit, fill } = useFields(rules);
  const { day } = useVisit();
  const { busy, go } = useComingSoon(comingSoonPath(templeId, 'trip', language));
  const hydrated = useHydrated();
  const input = (id: string) => form.current?.elements.namedItem(id) as HTMLInputElement;

  function noteVisit() {
    const number = input('pilgrims');
    // A wrong number counts nobody.
    const pilgrims = rules.pilgrims(number.value, number) ? 0 : Number(number.value);
    const [elder, wheelchair] = helped.map((who) => input(who).checked);
    planVisit({ day: input('travel-date').value, pilgrims, elder, wheelchair });
  }

  // An earlier plan in this visit, and what was filled in before the script started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { day, pilgrims, ...group } = plannedVisit();
    fill('travel-date', day);
    fill('pilgrims', pilgrims ? String(pilgrims) : '');
    for (const who of helped) input(who).checked ||= group[who];
    noteVisit();
  }, []);

  // The sheet may offer a better day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    const dateInput = input('travel-date');
    if (!day || dateInput.value === day) return;
    dateInput.value = day;
    // As if it were typed: components/layout/kept-fields.tsx keeps it for the way back.
    dateInput.dispatchEvent(new Event('input', { bubbles: true }));
  }, [day]);

  /** The sheet has changed already: this leads to it, or says that no day is chosen. */
  function showDay() {
    const next = document.getElementById(day ? 'plan' : 'travel-date');
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: day ? 'start' : 'center' });
    if (!day) field('travel-date').onBlur();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (submit()) go();
  }

  return (
    <form
      ref={form}
      action={comingSoonPath(templeId, 'generic', language)}
      aria-label={words.title}
      noValidate={hydrated}
      onChange={noteVisit}
      onSubmit={onSubmit}
      // Its width counts in letters: large text leaves no room for a row.
      className="@container grid gap-y-4 lg:gap-y-6"
    >
      <input type="hidden" name="type" value="trip" />
      <div
        className={clsx(
          panel,
          'grid gap-x-10 pt-5 pb-6 @2xl:grid-cols-2 @5xl:grid-cols-[4fr_3fr_auto_auto] @5xl:pb-0',
        )}
      >
        <TextField
          {...field('travel-date')}
          required
          autoComplete="off"
          className={hintBeside}
          label={fields.date}
          // The order in which browsers show a date differs.
          hint={
            day ? (
              <strong className="text-[1.125rem]/none text-ink">{formatterOf(speech).day(day)}</strong>
            ) : (
              fields.dateHint
            )
          }
          type="date"
          // The day of the build is past.
          {...(hydrated && plannableDays())}
        />
        <TextField
          {...field('pilgrims')}
          required
          autoComplete="off"
          label={fields.pilgrims}
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
        />
        <fieldset className="noscript:hidden">
          <legend className="text-small font-semibold @2xl:mb-1.5">{fields.group}</legend>
          <div className="flex flex-wrap items-center gap-x-6 @2xl:min-h-13">
            {helped.map((who) => (
              <Checkbox key={who} id={who}>
                {fields[who]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Button
          onClick={showDay}
          className="mt-3 w-full @2xl:mt-[calc(1lh+0.375rem)] @2xl:min-h-13 @2xl:self-start noscript:hidden"
        >
          {words.show}
        </Button>
      </div>
      {children}
      <div className={clsx(panel, 'grid gap-x-14 pt-6 pb-8 @4xl:grid-cols-2')}>
        <TextAreaField
          id="requirements"
          // It has no errors to keep a line for.
          className="[&>p:last-child]:hidden"
          label={fields.requirements}
          hint={fields.requirementsHint}
          optional={fields.optional}
          rows={4}
          autoComplete="off"
        />
        <div className="@4xl:self-end">
          <p className="my-6 border-l-4 border-turmeric bg-canvas px-4 py-3">
            <span className="block">{words.note}</span> {words.noteBegins}
          </p>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            <Button type="submit" variant="secondary" disabled={busy} className="max-sm:w-full">
              {words.submit}
            </Button>
            <GoBack href={back} label={words.back} />
          </div>
        </div>
      </div>
    </form>
  );
}
