import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';

/** Known steps, for passengers who need a step-free journey. */
export interface StepFreeModel {
  isKnown: boolean;
  text: string;
}

export function stepFreeWords(isStepFree: boolean | undefined, { i18n }: ModelContext): StepFreeModel {
  if (isStepFree) return { isKnown: true, text: i18n._(msg`Step-free from platform to platform`) };
  return { isKnown: false, text: i18n._(msg`Not known whether it is step-free`) };
}
