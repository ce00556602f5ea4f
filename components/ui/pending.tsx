'use client';

import { useHydrated } from '@/lib/browser';
import { PENDING } from '@/lib/marks';

/**
 * Marks its parent as pending while the address asks for something that only the scripts can show, which then start
 * right after the first paint. Whoever shows it removes the mark.
 *
 * @param when An expression for the browser, evaluated before the first paint.
 */
export const Pending = ({ when }: { when: string }) =>
  // A script is part of the served page alone: React does not run the ones it creates.
  useHydrated() ? null : (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants
      dangerouslySetInnerHTML={{
        __html: `if(${when})document.currentScript.parentElement.setAttribute('${PENDING}','')`,
      }}
    />
  );
