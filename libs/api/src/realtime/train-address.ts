import { download, DownloadError, type Validators } from '../download/download';
import type { PollOutcome } from '../download/next-poll';
import { createRealtimeFeed, maximumTrainBytes, type RealtimeAnswer } from './realtime-feed';
import type { HeadersFor } from './request-headers';

/** What an address may be polled for. */
export type TrainKind = 'tripUpdates' | 'positions';

/** State of an address, reported by /readyz: neither its URL nor a key. */
export interface TrainAddressStatus {
  kinds: readonly TrainKind[];
  outcome: 'not polled yet' | 'current' | 'failing';
  /** Time of the last successful poll. */
  currentAt?: string;
  /** When its data were made. */
  saidAt?: string;
  /** Of the last feed, after decompression. */
  bytes?: number;
  /** Why the last poll failed. What the address said before ages. */
  reason?: string;
  /** Entities, or one kind of them, that were left out, by reason. */
  leftOut: Record<string, number>;
  /** One line for each of the first ones, and for what else is wrong with the feed. */
  problems: string[];
}

type AcceptedFeed = Extract<RealtimeAnswer, { isAccepted: true }>;

export interface TrainAddressOptions {
  url: string;
  kinds: readonly TrainKind[];
  headersFor?: HeadersFor | undefined;
  now: () => Date;
  /** Takes simulated feeds too, as examples. */
  withExamples: boolean;
}

const accept = 'application/x-protobuf, application/json;q=0.9, */*;q=0.1';
const limits = { timeoutMilliseconds: 10_000, idleMilliseconds: 5000 };

/** One address with trains, and the last that it has said. */
export interface TrainAddress {
  /** Never throws. */
  poll: (signal: AbortSignal) => Promise<PollOutcome>;
  /** Undefined before the first. */
  said: () => AcceptedFeed | undefined;
  status: () => TrainAddressStatus;
}

export function createTrainAddress(options: TrainAddressOptions): TrainAddress {
  const { url, kinds, headersFor, now, withExamples } = options;
  const maximumBytes = Math.max(...kinds.map((kind) => maximumTrainBytes[kind]));
  const take = createRealtimeFeed({ maximumBytes, now });
  let known: { validators: Validators; maxAgeSeconds: number | undefined } | undefined;
  let said: AcceptedFeed | undefined;
  let status: TrainAddressStatus = { kinds, outcome: 'not polled yet', leftOut: {}, problems: [] };
  return { poll, said: () => said, status: () => status };

  async function poll(signal: AbortSignal): Promise<PollOutcome> {
    try {
      const headers = await headersFor?.(url);
      const found = await download(url, {
        ...limits,
        maximumBytes,
        accept,
        headers,
        known: known?.validators,
        signal,
      });
      if (!found) {
        status = { ...current(), leftOut: status.leftOut, problems: status.problems };
        return { maxAgeSeconds: known?.maxAgeSeconds };
      }
      const { bytes, contentType, validators, maxAgeSeconds } = found;
      const answer = await take({ bytes, contentType, lastModified: validators.lastModified });
      if (!answer.isAccepted) throw new DownloadError(answer.reason);
      if (answer.header.isSimulated && !withExamples)
        throw new DownloadError('its data are simulated, and this site shows no examples');
      known = { validators, maxAgeSeconds };
      said = answer;
      status = {
        ...current(),
        bytes: bytes.length,
        leftOut: answer.leftOut.counts(),
        problems: [...(answer.warning ? [answer.warning] : []), ...answer.leftOut.lines()],
      };
      return { maxAgeSeconds };
    } catch (error) {
      if (signal.aborted) return {};
      status = { ...status, outcome: 'failing', reason: reasonOf(error) };
      return { failure: error };
    }
  }

  function current(): TrainAddressStatus {
    const { bytes } = status;
    return {
      kinds,
      outcome: 'current',
      currentAt: now().toISOString(),
      ...(said && { saidAt: said.saidAt.toISOString() }),
      ...(bytes !== undefined && { bytes }),
      leftOut: {},
      problems: [],
    };
  }
}

const reasonOf = (error: unknown) =>
  error instanceof DownloadError ? error.message : 'its data could not be read';
