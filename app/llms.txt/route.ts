import { llmsText } from '@/lib/llms-text';

export const dynamic = 'force-static';

/** The site in a page of plain text, for programs that read it on somebody's behalf (llmstxt.org). */
export function GET(): Response {
  return new Response(llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
