import { ChevronDownIcon, Icon, type StationSelectorProps, TextField, useLazyControl } from '@raang/ui';
import { useEffect, useMemo, useState } from 'react';
import { useFormContext } from '../form/form-context';
import type { AnyFieldName } from '../rules/form-schemas';
import type { Place } from './place';
import { questionOf } from './read-station-text';
import { StationQuestion } from './station-question';
import { useField } from './use-field';

/** The selector is larger than the rest of the form. */
const loadSelector = () => import('./station-input-selector').then((module) => module.default);

export interface StationInputProps extends Pick<StationSelectorProps, 'label' | 'hint'> {
  name: AnyFieldName;
  place: Place;
  /** Called with the code of a chosen station. */
  onChoose?: ((code: string) => void) | undefined;
  /** Empties the field after each choice, for a list of stations elsewhere. */
  isEmptied?: boolean;
}

/** A station, typed by name or code. A list joins it when it has loaded. */
export function StationInput(props: StationInputProps) {
  const { generation } = useFormContext();
  return <Control key={generation} {...props} />;
}

function Control({ name, place, onChoose, isEmptied = false, ...texts }: StationInputProps) {
  const { field } = useField(name);
  const { locale, changed, values, addCheck } = useFormContext();
  const { plain, loaded, isPlain } = useLazyControl(loadSelector, { joinsTyping: true });
  const { stations, lineNames } = place;
  const isKnown = (text: string) => stations.some(({ code }) => code === text);
  const first = (values[name] ?? []).find((text) => !isEmptied || !isKnown(text)) ?? '';
  /** What the field says, as far as the person typed it. */
  const [text, setText] = useState(first);
  /** The offer that was pressed last, until something else is typed. */
  const [meant, setMeant] = useState<string>();
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    // the pressed button is gone
    if (presses > 0) document.getElementById(field.id)?.focus();
  }, [presses, field.id]);

  const question = useMemo(() => questionOf(text, place), [text, place]);
  useEffect(
    // a name that is similar to ours looks like a code, and passes its rule
    () => (question ? addCheck(() => [{ field: name, code: 'invalid' }]) : undefined),
  );
  const choose = (code: string) => {
    changed();
    setText('');
    if (code) onChoose?.(code);
  };
  const error =
    field.error !== undefined && question ? (
      <StationQuestion
        name={name}
        question={question}
        place={place}
        error={field.error}
        onChoose={(code) => {
          setMeant(code);
          setPresses(presses + 1);
          choose(code);
        }}
      />
    ) : // a chosen station answers the error
    meant === undefined ? (
      field.error
    ) : undefined;
  const chosen = meant && (isEmptied ? '' : meant);
  const shown = chosen ?? first;
  const common = { ...field, ...texts, error };
  return (
    <div
      className="max-w-96"
      onInput={({ target }) => {
        setText(target instanceof HTMLInputElement ? target.value : '');
        setMeant(undefined);
      }}
    >
      {isPlain && (
        <TextField
          key={`plain ${presses}`}
          {...common}
          ref={plain}
          defaultValue={nameWithCode(shown, place, locale)}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          // as the selector, which takes over without a change of looks
          suffix={
            <label htmlFor={field.id} aria-hidden="true" className="noscript:hidden">
              <Icon icon={ChevronDownIcon} />
            </label>
          }
          data-opens=""
        />
      )}
      {loaded && (
        <loaded.Control
          key={presses}
          {...common}
          stations={stations}
          lineNames={lineNames}
          locale={locale}
          typed={chosen ?? loaded.typed}
          isTyping={loaded.isTyping && presses === 0}
          startsOpen={loaded.isOpen && presses === 0}
          {...(isEmptied && { value: '' })}
          onChange={choose}
        />
      )}
    </div>
  );
}

/** A station's name with its code, since two stations may have one name; any other text as it is. */
function nameWithCode(text: string, { stations }: Place, locale: 'th' | 'en'): string {
  const station = stations.find(({ code }) => code === text);
  return station ? `${station.names[locale]} (${station.code})` : text;
}
