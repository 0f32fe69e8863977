import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';
import type { JourneyFieldsModel } from '../shared/journey-form/journey-fields-model';
import { toWhen } from '../shared/journey-form/when-model';
import {
  unknownStationError,
  toStationChoice,
  toStationField,
} from '../shared/station-field/station-field-model';
import { typedEnds } from '../shared/station-field/typed-station';
import { toConnecting } from './connecting-model';
import { toJourneyQuery } from './journey-question';
import type { SearchDepartureData } from './travel-data';

interface ChoiceModel {
  value: string;
  /** The first option is the default, with an empty value. */
  options: { value: string; label: string }[];
}

export interface JourneyFormModel extends JourneyFieldsModel {
  action: string;
  prefer: ChoiceModel;
  isStepFree: boolean;
  /** The options that differ from the usual ones, in words. */
  optionsText: string;
  /** The time and the options have invalid or unusual values: they are shown at once. */
  hasOptions: boolean;
}

export function toJourneyForm(data: SearchDepartureData, context: ModelContext): JourneyFormModel {
  const { hrefs, i18n, locale } = context;
  const { question } = data;
  const { from, to, prefer, isStepFree } = question;
  const query = toJourneyQuery(question);
  const errors = { from: unknownStationError(from, context), to: unknownStationError(to, context) };
  // a destination alone, as of the popular ones, is no mistake
  const asksFrom = from.typed === '' && to.typed !== '';
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
    if (isAnswered) return { ...field, note: undefined };
    return asksFrom && name === 'from'
      ? { ...field, note: i18n._(msg`From where?`), startsFocused: true }
      : field;
  };
  const ends = typedEnds(question);
  return {
    action: hrefs.searchDeparture(locale),
    from: toField('from'),
    to: toField('to'),
    choice: toStationChoice(data.stations, context),
    when: toWhen(question, context),
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
    hasOptions: prefer !== 'fastest' || isStepFree,
  };
}

function optionsWords({ question }: SearchDepartureData, { i18n }: ModelContext): string {
  const { prefer, isStepFree } = question;
  return [
    ...(prefer === 'fewest-changes' ? [i18n._(msg`Fewest changes`)] : []),
    ...(isStepFree ? [i18n._(msg`Step-free`)] : []),
  ].join(' · ');
}
