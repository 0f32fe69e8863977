import { msg, plural } from '@lingui/core/macro';
import type { ItemOf } from '@raang/domain';
import type { ModelContext } from '../page/model-context';

/** Exit and walking time; undefined if neither is known. */
export function toWay({ exit, walkMinutes }: ItemOf<'place'>, { i18n }: ModelContext): string | undefined {
  if (exit && walkMinutes)
    return i18n._(
      msg`${plural(walkMinutes, { one: `Exit ${exit}, about # minute’s walk`, other: `Exit ${exit}, about # minutes’ walk` })}`,
    );
  if (exit) return i18n._(msg`Exit ${exit}`);
  return walkMinutes
    ? i18n._(msg`${plural(walkMinutes, { one: 'About # minute’s walk', other: 'About # minutes’ walk' })}`)
    : undefined;
}
