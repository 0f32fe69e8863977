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
  /** Language of the name in the field. */
  locale: 'th' | 'en';
  /** Controlled value: a station's code, or an empty string. */
  value?: string;
  /** May also be a text that the server did not recognise. */
  defaultValue?: string;
  /** Called with an empty string when no station is chosen any more. */
  onChange?: (code: string) => void;
  /** Codes of recently chosen stations, listed first. */
  recent?: readonly string[];
}

type State = UseComboboxState<StationOption>;
type Change = UseComboboxStateChangeOptions<StationOption>;
const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** A Downshift combobox for a station's code. The field shows the chosen station's name, or the typed text. */
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
  const follow = ({ selectedItem }: UseComboboxStateChange<StationOption>) => {
    if (selectedItem) choose(selectedItem.code, '');
  };

  /** Overrides of Downshift's behaviour. */
  const decide = (state: State, { type, changes }: Change): Partial<State> => {
    switch (type) {
      // Highlights the best match, so that Enter takes it.
      case InputChange: {
        const matches = rankByName(stations, changes.inputValue ?? '');
        return { ...changes, highlightedIndex: changes.inputValue?.trim() && matches.length > 0 ? 0 : -1 };
      }
      // Blur takes the match of a typed text, but nothing if the person only browsed the list.
      case InputBlur: {
        const meant = wanted
          ? (changes.selectedItem ?? onlyOne(findByName(stations, wanted)) ?? null)
          : state.selectedItem;
        return { ...changes, selectedItem: meant };
      }
      // With a closed list, Escape belongs to an outer element, such as a dialog.
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
    /**
     * Follows the typed text. Downshift reports it in an effect, which is too late: on a busy device Enter would take
     * the first station of the list before the search.
     */
    type: (typed: string) => choose('', typed),
    /** The search text. Empty while the list shows every station. */
    wanted,
    recentStations,
    found,
    clear: () => choose('', ''),
    /** Restores the initial value, as a form reset does with native fields. */
    reset: () => (byCode(initial) ? choose(initial, '') : choose('', initial)),
  };
}

/** Where two lines have stations of one name, the code would tell which is meant. */
function onlyOne(stations: readonly StationOption[]): StationOption | undefined {
  return stations.length === 1 ? stations[0] : undefined;
}
