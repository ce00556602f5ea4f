'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { controlLook, Field } from '@/components/ui/field';
import { donationPage as words } from '@/content/temple-forms';
import { useHydrated } from '@/lib/forms/use-hydrated';
import {
  checkDonation,
  DEFAULT_RUPEES,
  type Donation,
  type DonationProblem,
  MINIMUM_RUPEES,
} from '@/lib/temples/donation-rules';
import { useComingSoon } from './use-coming-soon';

const { fields } = words;
const inputs = [
  { id: 'name', label: fields.name, autoComplete: 'name' },
  { id: 'email', label: fields.email, type: 'email', autoComplete: 'email' },
  { id: 'phone', label: fields.phone, hint: fields.phoneHint, type: 'tel', autoComplete: 'tel' },
  {
    id: 'amount',
    label: fields.amount,
    hint: fields.minimum,
    type: 'number',
    min: MINIMUM_RUPEES,
    step: 'any',
    inputMode: 'decimal',
    defaultValue: DEFAULT_RUPEES,
  },
] as const;

/**
 * Checks what was typed and leads on; takes, sends and stores nothing. The inputs have no names, so that a browser
 * without JavaScript sends the hidden type alone.
 */
export function DonationForm({ templeId }: { templeId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<Partial<DonationProblem>>();
  const { busy, go } = useComingSoon(`/under-development/${templeId}?type=donation`);
  const hydrated = useHydrated();

  const control = (id: string) => form.current?.elements.namedItem(id) as HTMLInputElement;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const donation = Object.fromEntries(inputs.map(({ id }) => [id, control(id).value])) as Donation;
    const found = checkDonation(donation);
    setProblem(found);
    if (found) {
      control(found.field).focus();
      requestAnimationFrame(() => box.current?.scrollIntoView?.({ block: 'nearest' }));
      return;
    }
    try {
      go();
    } catch {
      setProblem({ message: words.failed });
    }
  }

  return (
    <form
      ref={form}
      action={`/under-development/${templeId}`}
      aria-label={words.title}
      noValidate={hydrated}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="type" value="donation" />
      <div ref={box} id="donation-problem" className="scroll-mt-28">
        {problem && <Alert key={problem.message}>{problem.message}</Alert>}
      </div>
      {inputs.map(({ id, label, ...input }) => (
        <Field key={id} id={id} label={label} hint={'hint' in input ? input.hint : undefined}>
          {(field) => {
            const wrong = problem?.field === id;
            const describedBy = [field['aria-describedby'], wrong && 'donation-problem']
              .filter(Boolean)
              .join(' ');
            const { hint, ...attributes } = { hint: undefined, ...input };
            return (
              <input
                {...attributes}
                id={id}
                required
                aria-invalid={wrong || undefined}
                aria-describedby={describedBy || undefined}
                className={controlLook}
              />
            );
          }}
        </Field>
      ))}
      <p className="mb-6 text-small text-muted">{words.tax}</p>
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
