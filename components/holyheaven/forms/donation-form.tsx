'use client';

import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { TextField } from '@/components/ui/field';
import type { Words } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { useHydrated } from '@/lib/browser';
import { useFields } from '@/lib/forms/use-fields';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import {
  checkDonation,
  DEFAULT_RUPEES,
  type Donation,
  type DonationField,
  donationRules,
  MINIMUM_RUPEES,
} from '@/lib/temples/donation-rules';
import { fill } from '@/lib/text';
import { useComingSoon } from './use-coming-soon';

type Input = { id: DonationField; label: string } & ComponentProps<typeof TextField>;

const inputsIn = ({ fields }: Words['donationPage']): Input[] => [
  { id: 'name', label: fields.name, autoComplete: 'name' },
  { id: 'email', label: fields.email, type: 'email', autoComplete: 'email' },
  { id: 'phone', label: fields.phone, hint: fields.phoneHint, type: 'tel', autoComplete: 'tel' },
  {
    id: 'amount',
    label: fields.amount,
    hint: fill(fields.minimum, { rupees: MINIMUM_RUPEES }),
    type: 'number',
    min: MINIMUM_RUPEES,
    step: 'any',
    inputMode: 'decimal',
    defaultValue: DEFAULT_RUPEES,
  },
];

type DonationFormProps = {
  templeId: string;
  language: LanguageCode;
  words: Words['donationPage'];
  messages: Words['donationMessages'];
};

/**
 * Checks the donation and leads to the coming-soon page; takes, sends and stores nothing. The box above the fields
 * shows one message at a time, then the wrong fields' own messages as links.
 */
export function DonationForm({ templeId, language, words, messages }: DonationFormProps) {
  const { form, failed, field, submit } = useFields(donationRules(messages), { summary: true });
  const box = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string>();
  const { busy, go } = useComingSoon(comingSoonPath(templeId, 'donation', language));
  const hydrated = useHydrated();
  const inputs = inputsIn(words);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const input = (id: DonationField) => form.current?.elements.namedItem(id) as HTMLInputElement;
    const typed = Object.fromEntries(inputs.map(({ id }) => [id, input(id).value])) as Donation;
    // Rendered together with the marks at the fields.
    setMessage(checkDonation(typed, messages));
    if (!submit()) {
      requestAnimationFrame(() => box.current?.scrollIntoView?.({ block: 'nearest' }));
      return;
    }
    try {
      go();
    } catch {
      setMessage(words.failed);
    }
  }

  return (
    <form
      ref={form}
      action={comingSoonPath(templeId, 'generic', language)}
      aria-label={words.building}
      noValidate={hydrated}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="type" value="donation" />
      <div ref={box} className="scroll-mt-32">
        {message && !failed && <Alert>{message}</Alert>}
        <ErrorSummary heading="p" title={message} failed={failed} />
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {inputs.map((input) => (
          <TextField key={input.id} {...input} required {...field(input.id)} />
        ))}
      </div>
      <Button type="submit" variant="secondary" disabled={busy} className="mt-3 max-sm:w-full">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
