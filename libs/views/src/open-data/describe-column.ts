import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OpenColumn } from './tables/open-table';

/** What a column contains, in the language of the words. */
export function describeColumn({ description, language }: OpenColumn, i18n: I18n): string {
  const what = i18n._(description);
  switch (language) {
    case 'th':
      return i18n._(msg`${what}, in Thai`);
    case 'en':
      return i18n._(msg`${what}, in English`);
    case undefined:
      return what;
  }
}
