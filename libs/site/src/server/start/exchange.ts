import { longestTarget, type ReceivedRequest, requestIdOf, type TrustedProxies } from '@raang/server';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A finished response, without data of its client. */
export interface FinishedResponse {
  requestId: string;
  method: string;
  /** The resource's name, such as `/$lang/stations/$code`. */
  resource: string;
  /** 499 if the client left before the response began. */
  status: number;
  /** From the request's head to the end of the response. */
  milliseconds: number;
  /** Bytes of the body as sent, that is compressed. */
  bytes: number;
  /** `none`: the response cannot be cached. */
  cache: 'hit' | 'stale' | 'miss' | 'none';
}

/** A request and what is said of its response while it is made. */
export interface Exchange
  extends ReceivedRequest, Pick<FinishedResponse, 'requestId' | 'resource' | 'cache' | 'bytes'> {
  isOverlong: boolean;
  /** Headers of this response beside those of the kept one. */
  headers?: Record<string, string> | undefined;
}

export function beginExchange(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  isTrusted: TrustedProxies,
): Exchange {
  const { url = '/' } = incoming;
  return {
    incoming,
    outgoing,
    // before anything reads it
    target: url.slice(0, longestTarget),
    isOverlong: url.length > longestTarget,
    requestId: requestIdOf(incoming, isTrusted),
    resource: 'file',
    cache: 'none',
    bytes: 0,
  };
}

/** Calls back after the response, also if the client left before its end. */
export function watchEnd(exchange: Exchange, onResponse: (done: FinishedResponse) => void): void {
  const begin = performance.now();
  exchange.outgoing.on('close', () => onResponse(finishedResponse(exchange, performance.now() - begin)));
}

const clientLeft = 499;

function finishedResponse(exchange: Exchange, milliseconds: number): FinishedResponse {
  const { incoming, outgoing, requestId, resource, cache, bytes } = exchange;
  const status = outgoing.headersSent ? outgoing.statusCode : clientLeft;
  return { requestId, method: incoming.method ?? 'GET', resource, status, milliseconds, bytes, cache };
}
