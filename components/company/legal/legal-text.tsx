import { site } from '@/content/site';

/** A text of a legal page, with `{email}` as a link to the support address. */
export function LegalText({ text }: { text: string }) {
  const [before, ...rest] = text.split('{email}');
  return (
    <>
      {before}
      {rest.map((part) => (
        <span key={part}>
          <a href={`mailto:${site.supportEmail}`} className="text-link">
            {site.supportEmail}
          </a>
          {part}
        </span>
      ))}
    </>
  );
}
