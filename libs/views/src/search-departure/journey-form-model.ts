import { msg } from '@lingui/core/macro';
import { formatDate } from '@raang/i18n';
import { dateError, dateHint } from '../shared/fields/date-hint';
import type { ModelContext } from '../shared/page/model-context';
import {
  unknownStationError,
  type StationChoiceModel,
  type StationFieldModel,
  toStationChoice,
  toStationField,
} from '../shared/station-field/station-field-model';
import { typedEnds } from '../shared/station-field/typed-station';
import { toConnecting } from './connecting-model';
import { toJourneyQuery } from './journey-question';
import type { SearchDepartureData } from './travel-data';
import { whenWords } from './when-words';

interface ChoiceModel {
  value: string;
  /** The first option is the default, with an empty value. */
  options: { value: string; label: string }[];
}

export interface JourneyFormModel {
  action: string;
  from: StationFieldModel;
  to: StationFieldModel;
  choice: StationChoiceModel;
  mode: ChoiceModel;
  date: { label: string; value: string; hint: string; today: string; error?: string | undefined };
  time: { label: string; value: string; error?: string | undefined };
  prefer: ChoiceModel;
  isStepFree: boolean;
  /** Swaps start and destination; absent if both are empty. */
  swapHref?: string | undefined;
  /** Time and other options in words. */
  optionsText: string;
  /** The query has invalid values. */
  hasErrors: boolean;
}

export function toJourneyForm(data: SearchDepartureData, context: ModelContext): JourneyFormModel {
  const { hrefs, i18n, locale, today } = context;
  const { question } = data;
  const { from, to, mode, prefer, date, time, isStepFree } = question;
  const query = toJourneyQuery(question);
  const errors = {
    from:
      from.typed === '' && to.typed !== ''
        ? i18n._(msg`Where do you start? Please choose a station.`)
        : unknownStationError(from, context),
    to: unknownStationError(to, context),
    date: date.typed !== '' && !date.day ? dateError(context) : undefined,
    time: time.typed !== '' && !time.clock ? i18n._(msg`Enter a valid time, such as 08:30`) : undefined,
  };
  const isAnswered = data.answer !== undefined || toConnecting(data, context) !== undefined;
  const toField = (name: 'from' | 'to') => {
    const field = toStationField(
      name,
      question[name],
      {
        stations: data.stations,
        error: errors[name],
        hrefWith: (value) =>
          hrefs.searchDeparture(locale, { ...query, ...typedEnds(question), [name]: value }),
      },
      context,
    );
    // beside a result the page says it, above the form
    return isAnswered ? { ...field, note: undefined } : field;
  };
  const ends = typedEnds(question);
  return {
    action: hrefs.searchDeparture(locale),
    from: toField('from'),
    to: toField('to'),
    choice: toStationChoice(data.stations, context),
    mode: {
      value: mode === 'depart' ? '' : mode,
      options: [
        { value: '', label: i18n._(msg`Depart at`) },
        { value: 'arrive', label: i18n._(msg`Arrive by`) },
        { value: 'last', label: i18n._(msg`Last train`) },
      ],
    },
    date: {
      label: i18n._(msg`Day (today if empty)`),
      value: date.day ? formatDate(date.day, locale) : date.typed,
      hint: dateHint(context),
      today,
      error: errors.date,
    },
    time: {
      label: i18n._(msg`Time (now if empty)`),
      value: time.clock ?? time.typed,
      error: errors.time,
    },
    prefer: {
      value: prefer === 'fastest' ? '' : prefer,
      options: [
        { value: '', label: i18n._(msg`Fastest`) },
        { value: 'fewest-changes', label: i18n._(msg`Fewest changes`) },
      ],
    },
    isStepFree,
    swapHref:
      ends.from || ends.to
        ? hrefs.searchDeparture(locale, {
            ...query,
            from: ends.to,
            to: ends.from,
          } as typeof query)
        : undefined,
    optionsText: optionsWords(data, context),
    hasErrors: Object.values(errors).some(Boolean),
  };
}

/** A query without day and time means now. */
function optionsWords({ question }: SearchDepartureData, context: ModelContext): string {
  const { i18n } = context;
  const { mode, date, time, prefer, isStepFree } = question;
  const isNow = mode === 'depart' && date.typed === '' && time.typed === '';
  const parts = [
    isNow ? i18n._(msg`Leave now`) : whenWords(question, context),
    ...(prefer === 'fewest-changes' ? [i18n._(msg`Fewest changes`)] : []),
    ...(isStepFree ? [i18n._(msg`Without steps`)] : []),
  ];
  return parts.filter(Boolean).join(' · ');
}
