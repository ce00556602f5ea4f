import type { ReactNode } from 'react';

type FormAsideProps = { id: string; title: string; children: ReactNode };

export function FormAside({ id, title, children }: FormAsideProps) {
  return (
    <section aria-labelledby={id} className="mb-10 border-t border-line pt-6">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}
