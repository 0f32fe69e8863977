import { startPolling } from '../download/start-polling';
import { deriveKeys, type Keys } from '../settings/derive-secret';
import { tellSubscribers, type TellOptions } from './tell-subscribers';

const everySeconds = 30;

/** What a health check says about the mails to subscribers. */
interface TellingStatus {
  /** `stopped`: too many mails; the desk lets them go on. */
  outcome: 'waiting' | 'running' | 'stopped' | 'failed';
  ranAt?: string;
  stoppedAt?: string;
}

export interface Telling {
  status: () => TellingStatus;
  /** Resolves when a run in progress has ended. */
  stop: () => Promise<void>;
}

/** Tells subscribers of disruptions: every half minute, in one process at a time. */
export function startTelling({
  secrets,
  ...options
}: Omit<TellOptions, 'keys'> & { secrets: Keys }): Telling {
  const keys = subscriptionKeys(secrets);
  let status: TellingStatus = { outcome: 'waiting' };
  const run = async () => {
    try {
      const job = await tellSubscribers({ ...options, keys });
      status = {
        outcome: job?.stoppedAt ? 'stopped' : 'running',
        ...(job?.ranAt && { ranAt: job.ranAt.toISOString() }),
        ...(job?.stoppedAt && { stoppedAt: job.stoppedAt.toISOString() }),
      };
      return {};
    } catch (failure) {
      // once for each outage
      if (status.outcome !== 'failed')
        options.log.error({ err: failure }, 'subscribers cannot be told of disruptions');
      status = { ...status, outcome: 'failed' };
      return { failure };
    }
  };
  const pace = { interval: everySeconds, longest: 4 * everySeconds };
  const stop = startPolling(run, { pace, now: options.now });
  return { status: () => status, stop };
}

/** The keys of subscriptions' tokens. */
export const subscriptionKeys = (secrets: Keys): Keys => deriveKeys(secrets, 'subscription');
