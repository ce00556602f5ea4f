import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/field';
import { email, required } from '@/lib/forms/field-rules';
import type { Values } from '@/lib/forms/use-fields';

type Person = 'name' | 'email';
type PersonWords = {
  name: { label: string; missing: string };
  email: { label: string; missing: string; malformed: string };
};

/** The rules for the two fields that start every company form. */
export const personRules = (words: PersonWords) => ({
  name: required(words.name),
  email: email(words.email),
});

/** Their lines in the message. */
export const personLines = (words: PersonWords, values: Values<Person>) => ({
  [words.name.label]: values.name,
  [words.email.label]: values.email,
});

type PersonFieldsProps = {
  words: PersonWords;
  field: (name: Person) => Omit<ComponentProps<typeof TextField>, 'label'>;
};

/** Name and email, side by side where there is room. */
export function PersonFields({ words, field }: PersonFieldsProps) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      <TextField label={words.name.label} autoComplete="name" required {...field('name')} />
      <TextField label={words.email.label} type="email" autoComplete="email" required {...field('email')} />
    </div>
  );
}
