import { languageAt, pathIn } from '@/content/languages';
import { missing } from './routes';
import { expect, test } from './test';

for (const { path, heading } of missing)
  test(`${path} answers 404, says '${heading}' and links to Holy Heaven`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect([...html.matchAll(/<h1\b[^>]*>([^<]*)<\/h1>/g)].map(([, text]) => text)).toEqual([heading]);
    const [main = ''] = html.match(/<main\b[\s\S]*<\/main>/) ?? [];
    expect(main).toMatch(new RegExp(`<a\\b[^>]* href="${pathIn(languageAt(path), '/holyheaven')}"`));
    expect(html).toContain('<footer');
  });
