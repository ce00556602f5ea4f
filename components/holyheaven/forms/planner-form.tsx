'use client';

import { clsx } from 'clsx';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Checkbox, TextAreaField, TextField } from '@/components/ui/field';
import { textLinkLook } from '@/components/ui/text-link';
import type { Words } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { useHydrated } from '@/lib/browser';
import { useFields } from '@/lib/forms/use-fields';
import { addDays } from '@/lib/india-time';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import { helped, linkedDay, plannedVisit, planVisit, useVisit } from '@/lib/temples/plan/visit';
import { plannableDays, plannerRules } from '@/lib/temples/planner-rules';
import { formatterOf } from '@/lib/temples/today/formatter';
import { panel } from './form-screen';
import { useComingSoon } from './use-coming-soon';

/** Leads to the previous page, or to `href` if there is none or no JavaScript. */
function GoBack({ href, label }: { href: string; label: string }) {
  function onClick(event: MouseEvent) {
    // In a tab opened on this page, the history length may count a blank entry.
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

type PlannerFormProps = {
  templeId: string;
  language: LanguageCode;
  /** Where Go Back leads if there is no previous page. */
  back: string;
  words: Words['plannerPage'];
  messages: Words['plannerMessages'];
  speech: Words['speech'];
  /** The sheet for the chosen day, shown below the fields that shape it. */
  children: ReactNode;
};

/** Checks the plan and leads to the coming-soon page; sends and stores nothing. */
export function PlannerForm(props: PlannerFormProps) {
  const { templeId, language, back, words, messages, speech, children } = props;
  const format = formatterOf(speech);
  const { fields } = words;
  const rules = plannerRules(messages);
  const { form, field, submit, fill: restore } = useFields(rules);
  const { day } = useVisit();
  const { busy, go } = useComingSoon(comingSoonPath(templeId, 'trip', language));
  const hydrated = useHydrated();
  const input = (id: string) => form.current?.elements.namedItem(id) as HTMLInputElement;

  function noteVisit() {
    const number = input('pilgrims');
    // An invalid number counts as nobody.
    const pilgrims = rules.pilgrims(number.value, number) ? 0 : Number(number.value);
    const [elder, wheelchair] = helped.map((who) => input(who).checked);
    planVisit({ day: input('travel-date').value, pilgrims, elder, wheelchair });
  }

  // Restores an earlier plan from this visit, and what was filled in before the script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { day, pilgrims, ...group } = plannedVisit();
    restore('travel-date', day || linkedDay());
    // Says why a linked day shows no sheet.
    if (!day && linkedDay()) field('travel-date').onBlur();
    restore('pilgrims', pilgrims ? String(pilgrims) : '');
    for (const who of helped) input(who).checked ||= group[who];
    noteVisit();
  }, []);

  function enterDay(day: string) {
    const dateInput = input('travel-date');
    if (dateInput.value === day) return;
    dateInput.value = day;
    // As if typed, so that components/layout/kept-fields.tsx keeps it for when the visitor comes back.
    dateInput.dispatchEvent(new Event('input', { bubbles: true }));
  }

  // The sheet may offer a better day.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only then
  useEffect(() => {
    if (day) enterDay(day);
  }, [day]);

  /** Leads to the sheet, which is already up to date, or says that no day is chosen. */
  function showDay() {
    // A press may hydrate the form, and so come before the render that knows the day.
    noteVisit();
    const chosen = plannedVisit().day;
    const next = document.getElementById(chosen ? 'plan' : 'travel-date');
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: chosen ? 'start' : 'center' });
    if (!chosen) field('travel-date').onBlur();
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
      // A container with breakpoints in rem, because large text leaves no room for rows.
      className="@container grid gap-y-4 lg:gap-y-6"
    >
      <input type="hidden" name="type" value="trip" />
      <div
        className={clsx(
          panel,
          'grid gap-x-10 pt-5 pb-6 @2xl:grid-cols-2 @5xl:grid-cols-[4fr_3fr_auto_auto] @5xl:pb-3',
        )}
      >
        <div className="relative">
          <TextField
            {...field('travel-date')}
            required
            autoComplete="off"
            label={fields.date}
            type="date"
            // Only after hydration, since the day of the build has passed.
            {...(hydrated && plannableDays())}
          />
          {/* Beside the label. */}
          <p className="absolute top-0 right-0 flex gap-4 text-small noscript:hidden">
            {/* In words, because browsers disagree on the order of day and month. */}
            {day ? (
              <span>{format.day(day)}</span>
            ) : (
              words.soon.map((label, days) => (
                <button
                  key={label}
                  type="button"
                  className={clsx(textLinkLook, '-mt-5 pt-5 font-semibold')}
                  onClick={() => {
                    enterDay(addDays(plannableDays().min, days));
                    showDay();
                  }}
                >
                  {label}
                </button>
              ))
            )}
          </p>
        </div>
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
          className="@max-2xl:mt-3 @max-2xl:w-full @2xl:mt-[calc(1lh+0.375rem)] @2xl:min-h-13 @2xl:self-start noscript:hidden"
        >
          {words.show}
        </Button>
      </div>
      {children}
      <div className={clsx(panel, 'grid gap-x-14 pt-6 pb-8 @4xl:grid-cols-[5fr_7fr]')}>
        <div className="mb-6">
          <h2 className="text-subheading">{words.team}</h2>
          <p className="mt-3 max-w-prose">
            <span className="block">{words.note}</span> {words.noteBegins}
          </p>
        </div>
        <div>
          <TextAreaField
            id="requirements"
            // This field has no errors, so it reserves no line for them.
            className="[&>p:last-child]:hidden"
            label={fields.requirements}
            hint={fields.requirementsHint}
            optional={fields.optional}
            rows={4}
            autoComplete="off"
          />
          <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
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
