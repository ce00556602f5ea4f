import type { ReactNode } from 'react';
import { AccentGround } from '@/components/ui/accent-ground';
import { Container } from '@/components/ui/container';

type ClosingProps = { title: string; text: string; children: ReactNode };

/** The last section of a page: whom we hope to hear from, and how to reach us. */
export const Closing = ({ title, text, children }: ClosingProps) => (
  <AccentGround>
    <Container className="py-section">
      <h2 className="max-w-5xl text-title">{title}</h2>
      <p className="mt-5 max-w-prose text-lead">{text}</p>
      <div className="mt-8 flex flex-wrap gap-x-8 gap-y-3">{children}</div>
    </Container>
  </AccentGround>
);
