import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalWords } from '../words/refusal-words';
import type { FormState } from './form-state';

export interface Announced {
  state: FormState;
  isOnline: boolean;
  draft: 'none' | 'restored' | 'discarded';
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
        ? msg`Not sent yet. Nothing is lost. Send it again.`
        : msg`You are offline. Nothing is lost. Send it again when you are online.`;
    case 'refused':
      return state.refusal && refusalWords(state.refusal);
    case 'ready':
      if (state.problems.length > 0 || draft === 'none') return undefined;
      return draft === 'restored'
        ? msg`We restored what you typed on this device.`
        : msg`The draft is discarded.`;
  }
}
