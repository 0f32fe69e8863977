import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { StationCode } from '@raang/ui';
import { useEffect, useState } from 'react';
import { unpackStations } from '../station-field/packed-stations';
import type { StationChoiceModel } from '../station-field/station-field-model';
import type { NearMe } from './near-me-context';
import { nearestStations, type NearStationModel } from './nearest-stations';

interface NearMeStationsProps {
  choice: StationChoiceModel;
  load: () => Promise<NearMe>;
  onChoose: (code: string) => void;
}

type Answer = 'asking' | 'refused' | 'unknown' | 'failed' | ReturnType<typeof nearestStations>;

/** The stations near the visitor, one press each, or why there are none. A lazy chunk: it loads with the first press. */
export default function NearMeStations({ choice, load, onChoose }: NearMeStationsProps) {
  const { t } = useLingui();
  const [answer, setAnswer] = useState<Answer>('asking');
  useEffect(() => {
    let isGone = false;
    ask(load, choice).then(
      (found) => isGone || setAnswer(found),
      () => isGone || setAnswer('failed'),
    );
    return () => void (isGone = true);
  }, [load, choice]);
  const says = useAnswerWords(answer);
  const near = typeof answer === 'object' && 'near' in answer ? answer.near : [];
  return (
    <>
      <p role="status" className={near.length > 0 ? 'sr-only' : 'text-sm'}>
        {says}
      </p>
      {near.length > 0 && (
        <ul aria-label={t`Stations near you`} className="divide-y divide-line rounded-md border border-line">
          {near.map((station) => (
            <li key={station.code}>
              <NearStation station={station} choice={choice} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

async function ask(load: () => Promise<NearMe>, choice: StationChoiceModel): Promise<Answer> {
  const { locate, loadStations } = await load();
  const [here, stations] = await Promise.all([locate(), loadStations()]);
  if (typeof here === 'string') return here;
  const known = unpackStations(choice.packedStations);
  return nearestStations(
    here,
    stations.filter(({ code }) => known.some((station) => station.code === code)),
  );
}

function NearStation({
  station: { code, metres },
  choice,
  onChoose,
}: Pick<NearMeStationsProps, 'choice' | 'onChoose'> & { station: NearStationModel }) {
  const { t } = useLingui();
  const station = unpackStations(choice.packedStations).find((one) => one.code === code)!;
  const rounded = Math.max(10, Math.round(metres / 10) * 10);
  const kilometres = (Math.round(metres / 100) / 10).toFixed(1);
  return (
    <button
      type="button"
      onClick={() => onChoose(code)}
      className="flex min-h-11 w-full cursor-pointer items-center gap-x-3 px-3 py-1 text-start hover:bg-accent-soft focus-visible:-outline-offset-3"
    >
      <StationCode code={station.signCode ?? code} lineId={station.lineIds[0]} />
      <span className="min-w-0 grow">{station.names[choice.locale]}</span>
      <span className="shrink-0 text-sm text-ink-muted">
        {metres < 1000 ? t`${rounded} m` : t`${kilometres} km`}
      </span>
    </button>
  );
}

function useAnswerWords(answer: Answer): string {
  const { t } = useLingui();
  switch (answer) {
    case 'asking':
      return t`Looking for stations near you …`;
    case 'refused':
      return t`Your browser does not share your location. Allow it in the browser’s settings, or type a station.`;
    case 'unknown':
      return t`Your device could not find your location. Please type a station.`;
    case 'failed':
      return t`We could not load the positions of the stations. Please try again, or type a station.`;
  }
  if ('near' in answer) {
    const count = answer.near.length;
    return t`${plural(count, { one: '# station near you', other: '# stations near you' })}`;
  }
  const kilometres = Math.round(answer.farMetres / 1000);
  return t`The nearest station is about ${kilometres} km away in a straight line. Please type a station.`;
}
