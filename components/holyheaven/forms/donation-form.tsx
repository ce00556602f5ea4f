'use client';

import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { Words } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { useFields } from '@/lib/forms/use-fields';
import { comingSoonPath } from '@/lib/temples/coming-soon';
import {
  DEFAULT_RUPEES,
  type DonationField,
  donationRules,
  hasLongEnding,
  MINIMUM_RUPEES,
} from '@/lib/temples/donation-rules';
import { fill } from '@/lib/text';
import { useHydrated } from '@/lib/use-client-value';
import { useComingSoon } from './use-coming-soon';

type Input = { id: DonationField } & ComponentProps<typeof TextField>;

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
 * Checks the donation and leads on; takes, sends and stores nothing. Its one message at a time stands in the box above
 * the fields and stays until the next submit.
 */
export function DonationForm({ templeId, language, words, messages }: DonationFormProps) {
  const { form, errors, submit } = useFields(donationRules(messages));
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [longEnding, setLongEnding] = useState(false);
  const { busy, go } = useComingSoon(comingSoonPath(templeId, 'donation', language));
  const hydrated = useHydrated();
  const message = failed ? words.failed : Object.values(errors).find(Boolean);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setFailed(false);
    const email = form.current?.elements.namedItem('email') as HTMLInputElement;
    setLongEnding(hasLongEnding(email.value));
    if (!submit()) {
      requestAnimationFrame(() => box.current?.scrollIntoView?.({ block: 'nearest' }));
      return;
    }
    try {
      go();
    } catch {
      setFailed(true);
    }
  }

  return (
    <form
      ref={form}
      action={comingSoonPath(templeId, 'generic', language)}
      aria-label={words.title}
      noValidate={hydrated}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="type" value="donation" />
      <div ref={box} id="donation-problem" className="scroll-mt-28">
        {message && <Alert key={message}>{message}</Alert>}
      </div>
      {inputsIn(words).map((input) => (
        <TextField
          key={input.id}
          {...input}
          hint={input.id === 'email' && errors.email && longEnding ? words.fields.emailHint : input.hint}
          required
          error={errors[input.id]}
          errorId="donation-problem"
        />
      ))}
      <p className="mb-6 text-small text-muted">{words.tax}</p>
      <Button type="submit" disabled={busy} className="w-full">
        {busy ? words.busy : words.submit}
      </Button>
    </form>
  );
}
