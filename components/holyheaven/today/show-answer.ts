import type { answerAt } from '@/lib/temples/today/answer';
import type { TodayTable } from '@/lib/temples/today/table';

declare global {
  interface Window {
    /** The minute since 1970 whose answer the inline scripts have shown, and whether React has taken over from them. */
    shownToday?: { minute?: number; hydrated?: true };
  }
}

/**
 * Writes the answer into the element around the script that runs this, as React will render it. Runs inline, as its own
 * source text: it may use nothing from outside.
 */
export function showAnswer(table: TodayTable, answerOf: typeof answerAt) {
  const today = document.currentScript?.parentElement;
  const show = (event?: Event) => {
    if (!today || window.shownToday?.hydrated) return;
    const minute = (!event && window.shownToday?.minute) || Math.floor(Date.now() / 60_000);
    window.shownToday = { minute };
    const answer = answerOf(table, minute * 60_000);
    today.dataset.state = answer.state;
    for (const line of today.querySelectorAll<HTMLElement>('[data-line]')) {
      const { line: name = '' } = line.dataset;
      const text = answer[name] ?? line.textContent;
      if (line.textContent !== text) line.textContent = text;
      line.hidden = !text;
    }
  };
  show();
  // Phones show a page again after hours, from memory too.
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
}
