'use client';

import { type FormEvent, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextAreaField, TextField } from '@/components/ui/field';
import { TextLink } from '@/components/ui/text-link';
import type { Words } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { useFields } from '@/lib/forms/use-fields';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import {
  planDay,
  planGroup,
  plannableDays,
  plannedVisit,
  plannerRules,
  usePlanned,
} from '@/lib/temples/plan/form';
import { type PlanPage, planLines } from '@/lib/temples/plan/words';
import { fill } from '@/lib/text';
import { useHydrated } from '@/lib/use-client-value';
import { GoBack } from './go-back';
import { useComingSoon } from './use-coming-soon';

const helped = ['elder', 'wheelchair'] as const;

/** The chosen day in one sentence, right under its field. */
function PlanStatus({ page }: { page: PlanPage }) {
  const { day: date } = usePlanned();
  const { sheet } = page;
  const lines = date ? planLines(page, date) : undefined;
  return (
    // As tall before a day is chosen as after it.
    <p role="status" className="mb-6 min-h-[2lh] text-small upright:min-h-[3lh] noscript:hidden">
      <span>
        {lines ? `${fill(sheet.announcement, { day: lines.day, is: lines.state })} ` : sheet.choose}
      </span>
      {lines && <TextLink href="#plan">{sheet.see}</TextLink>}
    </p>
  );
}

type PlannerFormProps = {
  templeId: string;
  language: LanguageCode;
  /** Where Go Back leads without a previous page. */
  back: string;
  plan: PlanPage;
  words: Words['plannerPage'];
  messages: Words['plannerMessages'];
};

/** Checks the plan and leads on; sends and stores nothing. */
export function PlannerForm({ templeId, language, back, plan, words, messages }: PlannerFormProps) {
  const { fields } = words;
  const { form, field, submit, fill, values } = useFields(plannerRules(messages));
  const typed = values?.['travel-date'];
  const pilgrims = Number(values?.pilgrims);
  const { busy, go } = useComingSoon(comingSoonPath(templeId, 'trip', language));
  const hydrated = useHydrated();

  // An earlier plan in this visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { day, group } = plannedVisit();
    fill('travel-date', day);
    fill('pilgrims', group.pilgrims ? String(group.pilgrims) : '');
    for (const who of helped) {
      const box = form.current?.elements.namedItem(who) as HTMLInputElement;
      box.checked ||= group[who];
      // Ticked before the script started.
      if (box.checked) planGroup({ [who]: true });
    }
  }, []);

  useEffect(() => {
    if (typed === undefined) return;
    planDay(typed);
    planGroup({ pilgrims: pilgrims >= 1 ? Math.floor(pilgrims) : 0 });
  }, [typed, pilgrims]);

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
      onSubmit={onSubmit}
    >
      <input type="hidden" name="type" value="trip" />
      <TextField
        {...field('travel-date')}
        label={fields.date}
        hint={fields.dateHint}
        type="date"
        required
        // The day of the build is past.
        {...(hydrated && plannableDays())}
        autoComplete="off"
      />
      <PlanStatus page={plan} />
      <TextField
        {...field('pilgrims')}
        label={fields.pilgrims}
        type="number"
        required
        min={1}
        step={1}
        inputMode="numeric"
        autoComplete="off"
      />
      <fieldset className="mb-6 noscript:hidden">
        <legend className="mb-1.5 text-small font-semibold">{fields.group}</legend>
        {helped.map((who) => (
          <Checkbox
            key={who}
            id={who}
            onChange={({ currentTarget }) => planGroup({ [who]: currentTarget.checked })}
          >
            {fields[who]}
          </Checkbox>
        ))}
      </fieldset>
      <TextAreaField
        id="requirements"
        label={fields.requirements}
        hint={fields.requirementsHint}
        optional={fields.optional}
        rows={4}
        autoComplete="off"
      />
      <p className="font-semibold">{words.note}</p>
      <p className="mb-6 text-small text-muted">{words.noteBegins}</p>
      <div className="flex flex-wrap gap-4">
        <Button type="submit" disabled={busy}>
          {words.submit}
        </Button>
        <GoBack href={back} label={words.back} />
      </div>
    </form>
  );
}
