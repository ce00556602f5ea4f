import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TodayProvider } from '@/components/holyheaven/today/today';
import { testTemple } from '@/content/temples/test-temple';
import { todayPicture } from '@/lib/temples/today/picture';
import { todayTable } from '@/lib/temples/today/table';
import { TempleShare } from './temple-share';

jest.mock('@/lib/temples/today/picture', () => ({ todayPicture: jest.fn() }));

/** Repeats an early press in the commit that hydrates the page, as components/layout/early-action.tsx does. */
function EarlyPress() {
  useLayoutEffect(() => screen.getByRole('button', { name: 'Save a picture' }).click(), []);
  return null;
}

test('a press before hydration saves a picture of today’s answer', async () => {
  const page = (
    <TodayProvider table={todayTable(testTemple)}>
      <TempleShare temple={testTemple} />
      <EarlyPress />
    </TodayProvider>
  );
  document.body.innerHTML = renderToString(page);
  // As the inline script leaves it.
  window.shownToday = { minute: Date.parse('2026-11-24T10:30+05:30') / 60_000 };
  act(() => {
    hydrateRoot(document.body, page);
  });
  await waitFor(() => expect(todayPicture).toHaveBeenCalled());
  const verdict = expect.stringMatching(/^Open until 1\spm$/);
  expect(todayPicture).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ verdict }));
});
