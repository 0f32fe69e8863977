import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';

/** What the words in the columns `certainty` and `position_certainty` mean. No file has an example as a row. */
export function toCertaintyMeanings({ i18n }: ModelContext): { word: string; meaning: string }[] {
  return [
    { word: 'official', meaning: i18n._(msg`Published by the authority, an operator or the government.`) },
    {
      word: 'probable',
      meaning: i18n._(msg`Several independent sources agree, without the official text.`),
    },
    { word: 'computed', meaning: i18n._(msg`Calculated from a published rule.`) },
    {
      word: 'estimated',
      meaning: i18n._(msg`From a model or a single source. Check before you rely on it.`),
    },
  ];
}
