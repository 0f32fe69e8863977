import { toMoment } from '../shared/words/moment-words';
import type { ModelContext } from '../shared/page/model-context';
import type { OutdatedProps } from './outdated-view';

/** @param madeAt when the page was made */
export function toOutdatedModel(madeAt: Date, context: ModelContext): OutdatedProps {
  const { text, dateTime } = toMoment(madeAt, context);
  return { since: text, dateTime };
}
