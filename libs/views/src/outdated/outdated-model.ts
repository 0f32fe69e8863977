import type { ModelContext } from '../shared/page/model-context';
import { toMoment } from '../shared/words/moment-words';
import type { OutdatedProps } from './outdated-view';

/**
 * Says since when a page is kept, for the notice that it may be outdated.
 *
 * @param madeAt when the page was made
 */
export function toOutdatedModel(madeAt: Date, context: ModelContext): OutdatedProps {
  return { since: toMoment(madeAt, context).text };
}
