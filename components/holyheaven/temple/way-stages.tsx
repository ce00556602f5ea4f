import { templePage } from '@/content/holyheaven/temple-page';
import { guideCommon } from '@/content/temples/guide/en/common';
import type { Guide, Stage } from '@/content/temples/guide/types';
import { Sourced } from './sourced';
import { TrainTimes } from './train-times';
import styles from './way-stages.module.css';

/** Distance, time, station and road of a stage, as far as they are known. */
function numbersOf({ km, hours, station, via, lastDeparture }: Stage): string[] {
  return [
    km && templePage.toTemple(guideCommon.distance(km)),
    hours && guideCommon.duration(hours),
    station && templePage.station(station.name, station.code),
    via && `${templePage.via} ${via.join(', ')}`,
    lastDeparture && templePage.lastDeparture(lastDeparture),
  ].filter((text) => text !== undefined);
}

/** The stages of the way on one line, in the order of travel. */
export function WayStages({ guide: { facts, words } }: { guide: Guide }) {
  return (
    <ol className="mt-6">
      {facts.stages.map((stage) => (
        <li key={stage.key} className={styles.stage}>
          <h4 className="font-serif text-subheading">{words.stages[stage.key]?.title}</h4>
          {numbersOf(stage).map((text) => (
            <p key={text} className="font-semibold first-letter:uppercase">
              {text}
            </p>
          ))}
          <p className="mt-1 max-w-prose">{words.stages[stage.key]?.text}</p>
          {stage.trains && <TrainTimes trains={stage.trains} />}
          <Sourced evidence={stage.evidence} className="mt-1" />
        </li>
      ))}
    </ol>
  );
}
