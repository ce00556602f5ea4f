import { TextLink } from '@/components/ui/text-link';
import { site } from '@/content/site';

/** Text in which `{email}` becomes a link to the support address. */
export function LegalText({ text }: { text: string }) {
  const [before, ...rest] = text.split('{email}');
  return (
    <>
      {before}
      {rest.map((part) => (
        <span key={part}>
          <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>
          {part}
        </span>
      ))}
    </>
  );
}
