import type { answerAt } from '@/lib/temples/today/answer';
import type { TodayTable } from '@/lib/temples/today/table';

declare global {
  interface Window {
    /** The minute since 1970 whose answer the inline scripts show, and whether React has taken over. */
    shownToday?: { minute?: number; hydrated?: true };
    /** Writes the answer into the element around the current script too. */
    showToday?: () => void;
  }
}

/**
 * Writes the answer into the element around the current script, as React will render it, and leaves `showToday` for
 * elements that follow. It is inlined as source text, so it must not use anything from outside.
 */
export function showAnswer(table: TodayTable, answerOf: typeof answerAt) {
  const elements: HTMLElement[] = [];
  const show = (event?: Event) => {
    if (window.shownToday?.hydrated) return;
    const minute = (!event && window.shownToday?.minute) || Math.floor(Date.now() / 60_000);
    window.shownToday = { minute };
    const answer = answerOf(table, minute * 60_000);
    for (const today of elements) {
      today.dataset.state = answer.state;
      for (const line of today.querySelectorAll<HTMLElement>('[data-line]')) {
        const { line: name = '' } = line.dataset;
        const text = answer[name] ?? line.textContent;
        if (line.textContent !== text) line.textContent = text;
        line.hidden = !text;
      }
    }
    if (!answer.message) return;
    const url = location.origin + location.pathname;
    // Not parsed yet when this first runs.
    const whatsapp = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/?"]');
    if (whatsapp) whatsapp.href = `https://wa.me/?text=${encodeURIComponent(`${answer.message}\n${url}`)}`;
    const email = document.querySelector<HTMLAnchorElement>('a[href^="mailto:?"]');
    const body = encodeURIComponent(`${answer.message.replaceAll('*', '')}\n\n${url}`);
    if (email) email.href = email.href.replace(/body=.*/, `body=${body}`);
  };
  window.showToday = () => {
    const today = document.currentScript?.parentElement;
    if (today) elements.push(today);
    show();
  };
  window.showToday();
  // Phones may show a page again hours later, even from memory.
  addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', show);
}
