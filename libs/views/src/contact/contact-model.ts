import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import {
  type ContactPointsModel,
  isContactPoint,
  toContactPoints,
} from '../shared/contact/contact-points-model';
import { type OtherMattersModel, toOtherMatters } from '../shared/contact/other-matters-model';
import { type StepsModel, toSteps } from '../shared/contact/steps-model';

export interface ContactModel {
  points: ContactPointsModel;
  steps: StepsModel;
  otherMatters: OtherMattersModel;
}

/** Returns undefined if the category has other items than contacts and guides. */
export function toContactModel(
  data: ListingData<'firstGuide'>,
  context: ModelContext,
): ContactModel | undefined {
  const points = data.items.filter(isContactPoint);
  const steps = toSteps(data.items, data.sources.firstGuide, context);
  const shown = points.length + steps.others.length + (steps.first ? 1 : 0);
  if (shown < data.items.length) return undefined;
  return {
    points: toContactPoints(points, context),
    steps,
    otherMatters: toOtherMatters(data, context),
  };
}
