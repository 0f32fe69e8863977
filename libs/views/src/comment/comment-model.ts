import { type OrganisationModel, toOrganisations } from '../contact/contact-points-model';
import { type OtherMattersModel, toOtherMatters } from '../contact/other-matters-model';
import { type StepModel, toSteps } from '../contact/steps-model';
import type { ListingData } from '../listing/listing-data';
import type { ModelContext } from '../model-context';

export interface CommentModel {
  /** The authority itself and how to reach it; absent when no contact is known. */
  authority?: OrganisationModel | undefined;
  steps: StepModel[];
  otherMatters: OtherMattersModel;
}

/** Undefined where the category holds other things than guides. */
export function toCommentModel(data: ListingData, context: ModelContext): CommentModel | undefined {
  if (data.items.some(({ kind }) => kind !== 'article')) return undefined;
  return {
    authority: toOrganisations(data.sources.contactPoints ?? [], context)[0],
    steps: toSteps(data.items, [], context).others,
    otherMatters: toOtherMatters(data, context),
  };
}
