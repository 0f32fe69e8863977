import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalWords } from '../words/refusal-words';
import type { FormState } from './form-state';
import type { DraftState } from './use-form-values';

export interface Announced {
  state: FormState;
  isOnline: boolean;
  draft: DraftState;
}

/**
 * What a screen reader hears about a form, from its one live region. Not the errors: the focus moves to their summary.
 */
export function announcementOf({ state, isOnline, draft }: Announced): MessageDescriptor | undefined {
  switch (state.status) {
    case 'sending':
      return msg`Sending`;
    case 'sent':
      return msg`Sent`;
    case 'offline':
      return isOnline
        ? msg`Not sent yet. Nothing is lost. We will try again.`
        : msg`You are offline. Nothing is lost. We will send it as soon as you are online again.`;
    case 'repeated':
      // the focus moves to its notice
      return undefined;
    case 'refused':
      return state.refusal && refusalWords(state.refusal);
    case 'ready':
      if (state.problems.length > 0 || draft === 'none') return undefined;
      if (draft === 'unsent')
        return msg`This form has not been sent yet. What you typed is still on this device.`;
      return draft === 'restored'
        ? msg`We restored what you typed on this device.`
        : msg`The draft has been discarded.`;
  }
}
