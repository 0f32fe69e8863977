import { msg } from '@lingui/core/macro';
import type { ModelContext } from '../shared/page/model-context';
import { type MomentModel, toMoment } from '../shared/words/moment-words';
import type { OwnSession } from './profile-data';

export interface OwnSessionModel {
  id: string;
  device: string;
  isCurrent: boolean;
  signedIn: MomentModel;
  lastUsed: MomentModel;
}

/** The session of this device first, then the latest use first. */
export function toOwnSessions(sessions: readonly OwnSession[], context: ModelContext): OwnSessionModel[] {
  return sessions
    .toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) ||
        Date.parse(other.lastUsedAt) - Date.parse(one.lastUsedAt),
    )
    .map(({ id, device, isCurrent, createdAt, lastUsedAt }) => ({
      id,
      device: device || context.i18n._(msg`Unknown device`),
      isCurrent,
      signedIn: toMoment(new Date(createdAt), context),
      lastUsed: toMoment(new Date(lastUsedAt), context),
    }));
}
