import { type OrganisationModel, toAuthority } from '../shared/contact/contact-points-model';
import { type OtherMattersModel, toOtherMatters } from '../shared/contact/other-matters-model';
import { type StepModel, toSteps } from '../shared/contact/steps-model';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';

export interface CommentModel {
  /** The authority and its contacts; absent if no contact is known. */
  authority?: OrganisationModel | undefined;
  steps: StepModel[];
  otherMatters: OtherMattersModel;
}

/** Returns undefined if the category has other items than guides. */
export function toCommentModel(
  data: ListingData<'contactPoints'>,
  context: ModelContext,
): CommentModel | undefined {
  if (data.items.some(({ kind }) => kind !== 'article')) return undefined;
  return {
    authority: toAuthority(data.sources.contactPoints, context),
    steps: toSteps(data.items, undefined, context).others,
    otherMatters: toOtherMatters(data, context),
  };
}
