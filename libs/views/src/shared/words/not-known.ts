import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../page/model-context';

/** The gaps of a part of a page in one line, for its end. Undefined without gaps. */
export function notKnownWords(gaps: readonly string[], { i18n }: ModelContext): string | undefined {
  if (gaps.length === 0) return undefined;
  const list = gaps.join('; ');
  return i18n._(msg`Not known: ${list}.`);
}
