'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

type ComingSoonButtonProps = { label: string; soon: string; answer: string };

/** A button for a feature that does not exist yet: it answers in words, to screen readers too. */
export function ComingSoonButton({ label, soon, answer }: ComingSoonButtonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="max-w-form">
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <span className="ml-3 text-small">{soon}</span>
      <p role="status" className="pt-2 text-small empty:pt-0">
        {asked && answer}
      </p>
    </div>
  );
}
