import { msg } from '@lingui/core/macro';
import type { PageFilterField } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

export function filterFieldLabel(name: PageFilterField, { i18n }: ModelContext): string {
  switch (name) {
    case 'line':
      return i18n._(msg`Line`);
    case 'thing':
      return i18n._(msg`What`);
    case 'q':
      return i18n._(msg`Search words`);
    case 'from':
      return i18n._(msg({ message: 'First day', context: 'a filter' }));
    case 'to':
      return i18n._(msg({ message: 'Last day', context: 'a filter' }));
    case 'month':
      return i18n._(msg`Month`);
  }
}

/** Names the fields with invalid values; undefined if all were valid. */
export function toIgnoredNotice(
  ignored: readonly PageFilterField[],
  context: ModelContext,
): string | undefined {
  if (ignored.length === 0) return undefined;
  const fields = ignored.map((name) => filterFieldLabel(name, context)).join(', ');
  return context.i18n._(msg`We ignored these values: ${fields}. The list below is shown without them.`);
}
