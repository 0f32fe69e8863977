import { clientAddressHeader } from '@raang/contract';
import type { Api, InProcessApi } from '../api';

/** A browser of a test: keeps the session cookie between calls. */
export interface TestVisitor {
  /** A client for one call, with the cookies of the calls before. */
  api: () => InProcessApi;
  /** Cookie header of the next call. */
  cookie: () => string;
  setCookie: (cookie: string) => void;
  /** What the last call set, with its attributes. */
  lastSetCookie: () => string[];
}

export function openVisitor(api: () => Api, { address = '203.0.113.7', userAgent = '' } = {}): TestVisitor {
  let jar = '';
  let last = new Headers();
  const take = () => {
    for (const cookie of last.getSetCookie()) jar = /max-age=0/i.test(cookie) ? '' : cookie.split(';')[0]!;
  };
  return {
    api: () => {
      take();
      last = new Headers();
      const headers = new Headers({ [clientAddressHeader]: address, 'user-agent': userAgent });
      if (jar) headers.set('cookie', jar);
      return api().clientFor(headers, last);
    },
    cookie: () => {
      take();
      return jar;
    },
    setCookie: (cookie) => {
      take();
      last = new Headers();
      jar = cookie;
    },
    lastSetCookie: () => last.getSetCookie(),
  };
}
