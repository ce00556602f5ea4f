import { clockMinutes } from '@/content/clock';
import { wordsIn } from '@/content/holyheaven/words';
import type { LanguageCode } from '@/content/languages';
import { nameIn } from '@/content/temples';
import type { Guide, Stage, Train } from '@/content/temples/guide-types';
import { distanceIn, durationIn } from '@/lib/temples/guide-words';
import { formatterOf } from '@/lib/temples/today/words';
import { fill } from '@/lib/text';
import styles from './way-stages.module.css';

// At 320 px a long name of a station breaks rather than the page.
const cell = 'border-t border-line py-2 pr-2 text-left align-top wrap-anywhere last:pr-0';

/** A small timetable. */
function TrainTimes({ trains, language }: { trains: readonly Train[]; language: LanguageCode }) {
  const { templePage, speech } = wordsIn(language);
  const { title, number, from, departs, arrives } = templePage.trains;
  const { time } = formatterOf(speech);
  return (
    <table className="mt-3 w-full max-w-prose text-small">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {[number, from, departs, arrives].map((name) => (
            <th key={name} scope="col" className="py-1 pr-2 text-left font-normal text-muted last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trains.map((train) => (
          <tr key={train.number}>
            <th scope="row" className={cell}>
              {train.number}
            </th>
            <td className={cell}>{nameIn(language, train.from)}</td>
            <td className={cell}>{time(clockMinutes(train.departs))}</td>
            <td className={cell}>{time(clockMinutes(train.arrives))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Distance, time, station and road of a stage, as far as they are known. */
function numbersOf({ km, hours, station, via }: Stage, language: LanguageCode): string[] {
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
