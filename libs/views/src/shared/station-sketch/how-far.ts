import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../page/model-context';
import { distanceWords, roundedMetres } from '../words/change-words';
import { walkMinutesWords } from '../words/station-words';

/** How far something is: in words, and short for a drawing. */
export interface HowFar {
  way: string;
  shortWay: string;
}

/** A walk, which nobody has measured in metres. */
export function inMinutes(minutes: number, context: ModelContext): HowFar {
  return { way: walkMinutesWords(minutes, context), shortWay: context.i18n._(msg`${minutes} min`) };
}

export function inMetres(metres: number, context: ModelContext): HowFar & { metres: number } {
  const rounded = roundedMetres(metres);
  return { metres, way: distanceWords(metres, context), shortWay: context.i18n._(msg`${rounded} m`) };
}
