import type { ModelContext } from '../shared/page/model-context';
import { toMoment } from '../shared/words/moment-words';
import type { StaleNoticeProps } from './stale-notice-view';

/**
 * The notice that a cached page may be out of date: since when it is cached.
 *
 * @param madeAt when the page was made
 */
export function toStaleNoticeModel(madeAt: Date, context: ModelContext): StaleNoticeProps {
  return { since: toMoment(madeAt, context).text };
}
