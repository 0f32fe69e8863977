import { useLingui } from '@lingui/react/macro';
import { Button, Link, type StationOption, useHydrated } from '@raang/ui';
import { useFormContext } from '../form/form-context';
import { chosenStationField } from '../check/chosen-station';
import type { AnyFieldName } from '../rules/form-schemas';
import type { ConnectingStation, Place } from './place';
import type { StationQuestion } from './read-station-text';

export interface StationQuestionProps {
  /** The error of the field. */
  error: string;
  /** Name of the field. */
  name: AnyFieldName;
  question: StationQuestion;
  place: Place;
  onChoose: (code: string) => void;
}

/** What a typed text may mean, one press each. Without JavaScript the press sends the form with that station. */
export function StationQuestion({ error, name, question, place, onChoose }: StationQuestionProps) {
  const { t } = useLingui();
  const { locale } = useFormContext();
  const hydrated = useHydrated();
  const { elsewhere, offers } = question;
  const labelOf = ({ code, names }: StationOption) => `${names[locale]} (${code})`;
  const [only, ...others] = offers;
  const meant =
    only && others.length === 0 ? t`Did you mean this station?` : t`Did you mean one of these stations?`;
  return (
    <>
      <p>{error}</p>
      {elsewhere && <Elsewhere station={elsewhere} place={place} />}
      {only && <p>{elsewhere ? t`Our stations nearby:` : meant}</p>}
      {/* the Enter key presses the first button of a form, which must not be an offer */}
      {!hydrated && only && <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />}
      <ul role="list" className="mt-1 flex flex-wrap gap-2 font-normal">
        {offers.map((station) => (
          <li key={station.code}>
            <Button
              type={hydrated ? 'button' : 'submit'}
              name={chosenStationField(name)}
              value={station.code}
              variant="secondary"
              size="sm"
              onClick={hydrated ? () => onChoose(station.code) : undefined}
            >
              {labelOf(station)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who runs a station of another system. */
function Elsewhere({ station, place }: { station: ConnectingStation; place: Place }) {
  const { t } = useLingui();
  const { locale } = useFormContext();
  const name = station.names[locale];
  const operators = new Map(
    station.lineIds.flatMap((id) => {
      const operator = place.operators[id];
      return operator ? [[operator.name, operator]] : [];
    }),
  );
  const operator = [...operators.keys()].join(', ');
  return (
    <>
      <p>{t`${name} is a station of ${operator}, not one of ours.`}</p>
      {[...operators.values()].map(({ name: brand, telephone }) =>
        telephone ? (
          <p key={brand}>
            {t`Telephone of ${brand}:`}{' '}
            <Link href={telephone.href} className="whitespace-nowrap">
              {telephone.text}
            </Link>
          </p>
        ) : null,
      )}
    </>
  );
}
