'use client';

import { useState } from 'react';
import { Button, type ButtonVariant } from '@/components/ui/button';

type ComingSoonButtonProps = { label: string; soon: string; answer: string; variant?: ButtonVariant };

/** A button for a feature that does not exist yet: it answers in words, to screen readers too. */
export function ComingSoonButton({ label, soon, answer, variant = 'secondary' }: ComingSoonButtonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="max-w-form">
      <Button variant={variant} onClick={() => setAsked(true)}>
        {label}
      </Button>
      <span className="ml-3 text-small">{soon}</span>
      <p role="status" className="pt-2 text-small empty:pt-0">
        {asked && answer}
      </p>
    </div>
  );
}
