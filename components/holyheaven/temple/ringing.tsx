import { TextLink } from '@/components/ui/text-link';

const NUMBER = /(?<![\d-])(1800-11-1363|1363|1364|1930|112)(?![\d-])/;

/** A text in which the numbers of helplines ring. Each is large enough for a finger, and its line no higher for it. */
export const Ringing = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    index % 2 ? (
      <TextLink key={part} href={`tel:${part.replaceAll('-', '')}`} className="py-3.5">
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
