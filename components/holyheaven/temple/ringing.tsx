import { TextLink } from '@/components/ui/text-link';

const NUMBER = /(?<![\d-])(1800-11-1363|0135-1364|1363|1364|1930|112)(?![\d-])/;

/** Text in which helpline numbers are links that call. Each is large enough to tap without making its line taller. */
export const Ringing = ({ text }: { text: string }) =>
  text.split(NUMBER).map((part, index) =>
    index % 2 ? (
      <TextLink key={part} href={`tel:${part.replaceAll('-', '').replace(/^0/, '+91')}`} className="py-3.5">
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
