import { findByName, rankByName } from '@raang/text-time';
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { useState } from 'react';
import type { StationOption } from './station-option';

export interface StationFieldOptions {
  stations: readonly StationOption[];
  /** Which of a station's names stands in the field. */
  locale: 'th' | 'en';
  /** A station's code; empty for none. */
  value?: string;
  /** Also a text that came back from the server without having been understood. */
  defaultValue?: string;
  /** An empty text as soon as the field means no station any more. */
  onChange?: (code: string) => void;
  /** Codes of the stations to offer first. */
  recent?: readonly string[];
}

type State = UseComboboxState<StationOption>;
type Change = UseComboboxStateChangeOptions<StationOption>;
const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Downshift's combobox over one code: while a station is chosen the field says its name, else what was typed. */
export function useStationField(inputId: string, options: StationFieldOptions) {
  const { stations, locale, value, defaultValue = '', onChange, recent = [] } = options;
  const byCode = (code: string) => stations.find((station) => station.code === code);
  const [initial] = useState(value ?? defaultValue);
  const [own, setOwn] = useState(byCode(defaultValue) ? defaultValue : '');
  const [draft, setDraft] = useState(byCode(defaultValue) ? '' : defaultValue);

  const chosen = byCode(value ?? own) ?? null;
  const wanted = chosen ? '' : draft.trim();
  const recentStations = wanted ? [] : recent.flatMap((code) => byCode(code) ?? []);
  const found = rankByName(stations, wanted);

  const choose = (code: string, text: string) => {
    setDraft(text);
    setOwn(code);
    if (code !== (chosen?.code ?? '')) onChange?.(code);
  };
  const follow = ({ type, inputValue = '', selectedItem }: UseComboboxStateChange<StationOption>) => {
    if (type === InputChange) choose('', inputValue);
    else if (selectedItem) choose(selectedItem.code, '');
  };

  /** Where downshift would do something else than a person means. */
  const decide = (state: State, { type, changes }: Change): Partial<State> => {
    switch (type) {
      // Enter takes the best match, without an arrow key before it.
      case InputChange: {
        const matches = rankByName(stations, changes.inputValue ?? '');
        return { ...changes, highlightedIndex: changes.inputValue?.trim() && matches.length > 0 ? 0 : -1 };
      }
      // Leaving takes the match of what was typed, and nothing where the list was only looked through.
      case InputBlur: {
        const meant = wanted
          ? (changes.selectedItem ?? onlyOne(findByName(stations, wanted)) ?? null)
          : state.selectedItem;
        return { ...changes, selectedItem: meant };
      }
      // On a closed list Escape belongs to what is around, such as a dialog.
      case InputKeyDownEscape:
        return state.isOpen ? changes : state;
      default:
        return changes;
    }
  };

  const combobox = useCombobox({
    inputId,
    items: [...recentStations, ...found],
    itemToString: (station) => station?.names[locale] ?? '',
    itemToKey: (station) => station?.code,
    inputValue: chosen ? chosen.names[locale] : draft,
    selectedItem: chosen,
    stateReducer: decide,
    onStateChange: follow,
  });
  return {
    combobox,
    chosen,
    text: chosen ? chosen.names[locale] : draft,
    /** What the list is narrowed to; empty while it shows every station. */
    wanted,
    recentStations,
    found,
    clear: () => choose('', ''),
    /** Back to what was there at first, as a form's reset does with native fields. */
    reset: () => (byCode(initial) ? choose(initial, '') : choose('', initial)),
  };
}

/** Where two lines have stations of one name, the code would tell which is meant. */
function onlyOne(stations: readonly StationOption[]): StationOption | undefined {
  return stations.length === 1 ? stations[0] : undefined;
}
