import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { nameIn } from '@/content/temples';
import type { Guide, Stage } from '@/content/temples/guide/types';
import { distanceIn, durationIn } from '@/lib/temples/guide-words';
import { fill } from '@/lib/text';
import { TrainTimes } from './train-times';
import styles from './way-stages.module.css';

/** Distance, time, station and road of a stage, as far as they are known. */
function numbersOf({ km, hours, station, via, lastDeparture }: Stage, language: LanguageCode): string[] {
  const words = wordsIn(language);
  const { templePage } = words;
  const name = (place: string) => nameIn(language, place);
  return [
    km && fill(templePage.toTemple, { distance: distanceIn(words, km) }),
    hours && durationIn(words, hours),
    station &&
      fill(station.code ? templePage.stationWithCode : templePage.station, {
        name: name(station.name),
        code: station.code ?? '',
      }),
    via && fill(templePage.via, { places: via.map(name).join(', ') }),
    lastDeparture && fill(templePage.lastDeparture, { time: lastDeparture }),
  ].filter((text) => text !== undefined);
}

/** The stages of the way on one line, in the order of travel. */
export function WayStages({ guide: { facts, words, language } }: { guide: Guide }) {
  return (
    <ol className="mt-2">
      {facts.stages.map((stage) => (
        <li key={stage.key} className={styles.stage}>
          <h4 className="font-serif text-subheading">{words.stages[stage.key]?.title}</h4>
          {numbersOf(stage, language).map((text) => (
            <p key={text} className="font-semibold first-letter:uppercase">
              {text}
            </p>
          ))}
          <p className="mt-1 max-w-prose">{words.stages[stage.key]?.text}</p>
          {stage.trains && <TrainTimes trains={stage.trains} language={language} />}
        </li>
      ))}
    </ol>
  );
}
