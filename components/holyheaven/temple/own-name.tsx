import type { GuideFacts } from '@/content/temples/guide-types';
import drawings from '@/lib/fonts/own-names.json';

const drawn: Record<string, { text: string; width: number; height: number }> = drawings;

type OwnNameProps = { slug: string; name: GuideFacts['ownName'] };

/** A temple's name in its own script, drawn: many machines have no font for Odia or Tamil. */
export function OwnName({ slug, name: { lang, text } }: OwnNameProps) {
  const drawing = drawn[slug];
  if (drawing?.text !== text)
    return (
      <p lang={lang} className="text-lead">
        {text}
      </p>
    );
  return (
    <p lang={lang} className="text-lead forced-colors:bg-canvas forced-colors:forced-color-adjust-none">
      {/* biome-ignore lint/performance/noImgElement: a drawing has one size */}
      <img
        src={`/names/${slug}.svg`}
        alt={text}
        width={drawing.width}
        height={drawing.height}
        // Or React would preload it wherever a link leads to the temple.
        fetchPriority="low"
        className="block h-[1.1em] w-auto max-w-full"
      />
    </p>
  );
}
