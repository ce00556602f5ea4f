/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { testTemple } from '@/content/temples/test-temple';
import { statusTable } from '@/lib/temples/today/table';
import { Today, TodayLine, TodayProvider } from './today';

test('the server sends the season’s words and a script for today’s, which no text can terminate', () => {
  const table = { ...statusTable(testTemple), texts: ['</script>'] };
  const html = renderToString(
    <TodayProvider table={table}>
      <Today as="section">
        <TodayLine name="verdict">The rule of the season</TodayLine>
        <TodayLine name="event" />
      </Today>
    </TodayProvider>,
  );
  expect(html).toMatch(/^<section data-state=""><p data-line="verdict">The rule of the season<\/p>/);
  expect(html).toContain('<p data-line="event" hidden=""></p><script>(function showAnswer(');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
