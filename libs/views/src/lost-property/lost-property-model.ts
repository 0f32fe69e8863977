import { type ContactPointModel, toCallCentres } from '../shared/contact/contact-points-model';
import { type OtherMattersModel, toOtherMatters } from '../shared/contact/other-matters-model';
import { type StepsModel, toSteps } from '../shared/contact/steps-model';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';

export interface LostPropertyModel {
  reportHref: string;
  trackingHref: string;
  steps: StepsModel;
  /** The lines' operators, who store what was found. */
  callCentres: ContactPointModel[];
  otherMatters: OtherMattersModel;
}

/** Returns undefined if the category has other items than guides. */
export function toLostPropertyModel(
  data: ListingData<'firstGuide' | 'contactPoints'>,
  context: ModelContext,
): LostPropertyModel | undefined {
  if (data.items.some(({ kind }) => kind !== 'article')) return undefined;
  const { hrefs, locale } = context;
  return {
    reportHref: hrefs.report(locale, 'lost-report'),
    trackingHref: hrefs.tracking(locale),
    steps: toSteps(data.items, data.sources.firstGuide, context),
    callCentres: toCallCentres(data.sources.contactPoints, context),
    otherMatters: toOtherMatters(data, context),
  };
}
