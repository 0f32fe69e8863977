import { findByName, isSure, matchNames, type NameMatch, prepareNames, rankByName } from '@raang/text-time';
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  isStation,
  keyOf,
  type PlaceOption,
  type SelectorOption,
  type StationOption,
} from './station-option';

export interface StationFieldOptions {
  stations: readonly StationOption[];
  /** Listed only when they match what is typed. */
  places?: readonly PlaceOption[];
  /** Language of the name in the field. */
  locale: 'th' | 'en';
  /** Controlled value: a station's code, a place's id, or an empty string. */
  value?: string;
  /** May also be a text that the server did not recognise. */
  defaultValue?: string;
  /** Called with the station's code or the place's id, and with an empty string when nothing is chosen any more. */
  onChange?: (value: string) => void;
  /** Codes of recently chosen stations, listed first. */
  recent?: readonly string[];
  /** The list is open from the beginning: the field takes over from one that a visitor types in. */
  startsOpen?: boolean;
}

type State = UseComboboxState<SelectorOption>;
type Change = UseComboboxStateChangeOptions<SelectorOption>;
const { InputBlur, InputChange, InputKeyDownArrowDown, InputKeyDownArrowUp, InputKeyDownEscape } =
  useCombobox.stateChangeTypes;

const noPlaces: readonly PlaceOption[] = [];

/** Nobody reads more places than this. */
const mostPlaces = 8;

/**
 * A Downshift combobox for a station's code or a place's id. The field shows the chosen name, or the typed text. It takes
 * what is spelt like the typed text; a name that only looks or sounds alike is listed, and never taken by itself.
 */
export function useStationField(inputId: string, options: StationFieldOptions) {
  const {
    stations,
    places = noPlaces,
    locale,
    value,
    defaultValue = '',
    onChange,
    recent = [],
    startsOpen = false,
  } = options;
  const byCode = (code: string) => stations.find((station) => station.code === code);
  const byKey = (key: string) => byCode(key) ?? places.find(({ id }) => id === key);
  const [initial] = useState(value ?? defaultValue);
  const [own, setOwn] = useState(byKey(defaultValue) ? defaultValue : '');
  const [draft, setDraft] = useState(byKey(defaultValue) ? '' : defaultValue);

  const chosen = byKey(value ?? own) ?? null;
  const wanted = chosen ? '' : draft.trim();
  const recentStations = wanted ? [] : recent.flatMap((code) => byCode(code) ?? []);
  const matchesOf = useMemo(() => lastMatches([...stations, ...places]), [stations, places]);
  const matches = shortened(matchesOf(wanted));
  const found = matches.length > 0 ? optionsOf(matches.filter(isSure)) : rankByName(stations, wanted);
  const similar = optionsOf(matches.filter((match) => !isSure(match)));

  const choose = (key: string, text: string) => {
    setDraft(text);
    setOwn(key);
    if (key !== (chosen ? keyOf(chosen) : '')) onChange?.(key);
  };
  const follow = ({ selectedItem }: UseComboboxStateChange<SelectorOption>) => {
    if (selectedItem) choose(keyOf(selectedItem), '');
  };

  /** Overrides of Downshift's behaviour. */
  const decide = (state: State, { type, changes }: Change): Partial<State> => {
    switch (type) {
      // Highlights the best match, so that Enter takes it.
      case InputChange: {
        const [best] = matchesOf(changes.inputValue ?? '');
        return { ...changes, highlightedIndex: best && isTaken(best) ? 0 : -1 };
      }
      // Blur takes the match of a typed text, but nothing if the person only browsed the list.
      case InputBlur: {
        const meant = wanted
          ? (changes.selectedItem ?? onlyOne(findByName([...stations, ...places], wanted)) ?? null)
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

  /** The option that the person has moved to by arrow keys. */
  const movedTo = useRef<SelectorOption>(undefined);
  const items = [...recentStations, ...found, ...similar];
  const combobox = useCombobox({
    inputId,
    items,
    itemToString: (item) => item?.names[locale] ?? '',
    itemToKey: (item) => item && keyOf(item),
    inputValue: chosen ? chosen.names[locale] : draft,
    selectedItem: chosen,
    initialIsOpen: startsOpen,
    stateReducer: decide,
    onStateChange: follow,
    onHighlightedIndexChange: ({ type, highlightedIndex }) => {
      const isMoved = type === InputKeyDownArrowDown || type === InputKeyDownArrowUp;
      movedTo.current = isMoved ? items[highlightedIndex] : undefined;
    },
  });
  const { isOpen, setHighlightedIndex } = combobox;
  // places load while the visitor types: Enter takes one of them, too, as soon as it is shown. An option that the person has
  // moved to stays theirs, wherever it is then
  const highlightBest = useEffectEvent(() => {
    if (!isOpen) return;
    const { current: moved } = movedTo;
    const [best] = wanted ? matchesOf(wanted) : [];
    if (moved) setHighlightedIndex(items.findIndex((item) => keyOf(item) === keyOf(moved)));
    else if (best && isTaken(best)) setHighlightedIndex(0);
  });
  useLayoutEffect(() => highlightBest(), [places]);
  useEffect(() => (isOpen ? prepareSoon([...stations, ...places]) : undefined), [isOpen, stations, places]);
  return {
    combobox,
    chosen,
    text: chosen ? chosen.names[locale] : draft,
    /**
     * Follows the typed text. Downshift reports it in an effect, which is too late: on a busy device Enter would take
     * the first station of the list before the search.
     */
    type: (typed: string) => {
      movedTo.current = undefined;
      choose('', typed);
    },
    /** The search text. Empty while the list shows every station. */
    wanted,
    recentStations,
    found,
    /** Names that only look or sound like the typed text. */
    similar,
    clear: () => choose('', ''),
    /** Restores the initial value, as a form reset does with native fields. */
    reset: () => (byKey(initial) ? choose(initial, '') : choose('', initial)),
  };
}

/** Whether Enter takes a match: a part from inside another name is no name. */
function isTaken(match: NameMatch<unknown>): boolean {
  return isSure(match) && match.extent !== 'inside';
}

/** Nothing where a station and a place have one name, or two stations: the server explains what it takes. */
function onlyOne(options: readonly SelectorOption[]): SelectorOption | undefined {
  return options.length === 1 ? options[0] : undefined;
}

function shortened(matches: readonly NameMatch<SelectorOption>[]): NameMatch<SelectorOption>[] {
  const shown = new Set(matches.filter(({ thing }) => !isStation(thing)).slice(0, mostPlaces));
  return matches.filter((match) => isStation(match.thing) || shown.has(match));
}

function optionsOf(matches: readonly NameMatch<SelectorOption>[]): SelectorOption[] {
  return matches.map(({ thing }) => thing);
}

/** Ranks names by text. Keeps the last result: a key asks twice, and each move of the highlight again. */
function lastMatches(options: readonly SelectorOption[]) {
  let last: { text: string; matches: NameMatch<SelectorOption>[] } | undefined;
  return (text: string) => {
    if (last?.text !== text) last = { text, matches: matchNames(options, text) };
    return last.matches;
  };
}

/** Some milliseconds on a slow phone. */
const preparedAtOnce = 10;

/** Prepares the names in small parts while the visitor reads the open list, so that the first key does not wait for it. */
function prepareSoon(options: readonly SelectorOption[]): () => void {
  let next = 0;
  const timer = setInterval(() => {
    options.slice(next, next + preparedAtOnce).forEach(prepareNames);
    next += preparedAtOnce;
    if (next >= options.length) clearInterval(timer);
  });
  return () => clearInterval(timer);
}
