import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';
import { nearNote } from '../shared/station-field/station-field-model';
import { type StationOfferModel, toOtherOffers } from '../shared/station-field/station-offers';
import { type TypedStation, typedEnds } from '../shared/station-field/typed-station';
import { toJourneyQuery } from './journey-question';
import type { SearchDepartureData } from './travel-data';

/** What was taken for a typed name, and links to what else it may mean. */
export interface PlaceNoteModel {
  text: string;
  offers: StationOfferModel[];
}

export function toPlaceNotes(data: SearchDepartureData, context: ModelContext): PlaceNoteModel[] {
  const { question, stations, answer } = data;
  const { hrefs, locale } = context;
  return (['from', 'to'] as const).flatMap((name) => {
    const end = question[name];
    const hrefWith = (value: string) =>
      hrefs.searchDeparture(locale, { ...toJourneyQuery(question), ...typedEnds(question), [name]: value });
    const offers = toOtherOffers(end, { stations, hrefWith }, context);
    if (offers.length > 0) return [{ text: takenWords(end, context), offers }];
    // a journey begins with the walk itself
    const near = answer?.kind === 'journeys' ? undefined : nearNote(end, stations, context);
    return near ? [{ text: near, offers: [] }] : [];
  });
}

function takenWords({ typed, station }: TypedStation, { i18n, locale }: ModelContext): string {
  const [name, code] = [station?.name[locale] ?? '', station?.signCode ?? station?.code ?? ''];
  return i18n._(msg`We searched for ${name} station (${code}). “${typed}” can also mean:`);
}
