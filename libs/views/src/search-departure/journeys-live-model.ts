import { msg } from '@lingui/core/macro';
import type { Journey } from '@raang/domain';
import type { LiveAgeModel } from '../shared/live/live-age-model';
import type { ModelContext } from '../shared/page/model-context';
import { toMoment } from '../shared/words/moment-words';
import { type JourneyQuestion, toJourneyQuery } from './journey-question';
import type { LinkModel } from './link-model';
import type { JourneysAnswer } from './travel-data';

/** The age of live times, or the way to those that are simulated. */
export type JourneysLiveModel = { age: LiveAgeModel } | { examples: LinkModel };

/** Undefined if live data say nothing of these journeys. */
export function toJourneysLive(
  { live }: JourneysAnswer,
  journeys: readonly Journey[],
  question: JourneyQuestion,
  context: ModelContext,
): JourneysLiveModel | undefined {
  const { hrefs, i18n, locale } = context;
  if (live.state === 'none' || !question.isAboutNow) return undefined;
  if (live.example && !question.wantsExamples) {
    const query = { ...toJourneyQuery(question), example: 'live' };
    const label = i18n._(msg`Show journeys by simulated trains`);
    return { examples: { label, href: hrefs.searchDeparture(locale, query) } };
  }
  const isStale = live.state === 'stale';
  if (!isStale && !journeys.some(({ isLive }) => isLive)) return undefined;
  return {
    age: {
      isStale,
      asOf: live.asOf === undefined ? undefined : toMoment(new Date(live.asOf), context),
      isExample: live.example ?? false,
    },
  };
}
