import type { ModelContext } from '../shared/page/model-context';
import { toMoment } from '../shared/words/moment-words';
import type { OutdatedProps } from './outdated-view';

/** @param madeAt when the page was made */
export function toOutdatedModel(madeAt: Date, context: ModelContext): OutdatedProps {
  return { since: toMoment(madeAt, context).text };
}
