import { msg } from '@lingui/core/macro';
import type { Certainty } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** The mark beside a figure that may be wrong, in a word or two; undefined for official figures and advice. */
export function certaintyWord(certainty: Certainty | undefined, { i18n }: ModelContext): string | undefined {
  switch (certainty) {
    case undefined:
    case 'official':
      return undefined;
    case 'probable':
      return i18n._(msg`unconfirmed`);
    case 'computed':
      return i18n._(msg`calculated`);
    case 'estimated':
      return i18n._(msg`estimate`);
  }
}

/** How reliable figures are, in a sentence; undefined for official figures and advice. */
export function certaintyNote(certainty: Certainty | undefined, { i18n }: ModelContext): string | undefined {
  switch (certainty) {
    case undefined:
    case 'official':
      return undefined;
    case 'probable':
      return i18n._(msg`Unconfirmed: several sources agree. Check with the operator before you rely on it.`);
    case 'computed':
      return i18n._(msg`Calculated from the published rule.`);
    case 'estimated':
      return i18n._(msg`Estimated from limited data. Check before you rely on it.`);
  }
}
