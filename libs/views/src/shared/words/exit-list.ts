import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../page/model-context';

/** The numbers of exits in a sentence: `1, 3 and 4`. `Intl.ListFormat` sets no space between a Thai word and a number. */
export function exitList(names: readonly string[], { i18n }: ModelContext): string {
  const first = names.slice(0, -1).join(', ');
  const last = names.at(-1) ?? '';
  return first ? i18n._(msg({ message: `${first} and ${last}`, context: 'numbers of exits' })) : last;
}
