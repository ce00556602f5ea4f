'use client';

import { useState } from 'react';

type ComingSoonButtonProps = { label: string; soon: string; meanwhile: string };

/** A button for a feature that does not exist yet. It looks unlike working buttons and says what exists until then. */
export function ComingSoonButton({ label, soon, meanwhile }: ComingSoonButtonProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div className="max-w-form">
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="mr-2 min-h-11 text-left text-small text-muted underline decoration-dotted decoration-1 underline-offset-4"
      >
        {label}
      </button>
      <span className="inline-block text-label text-muted">({soon})</span>
      <p role="status" className="text-small">
        {asked && meanwhile}
      </p>
    </div>
  );
}
