import type { ReactNode, Ref } from 'react';

/** An announced error about a whole form. It can take the focus. */
export function Alert({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-6 border-l-4 border-danger bg-danger-surface px-4 py-3 font-semibold text-danger"
    >
      {children}
    </div>
  );
}
