import {
  clientOf,
  isReading,
  longestTarget,
  Refusal,
  type RequestLimits,
  type Resource,
} from '@raang/server';
import type { Exchange } from './exchange';

/** The resource, or its refusal if the address has read too much that no cache had. Writes are counted by the reader of bodies. */
export function admit(resource: Resource, { incoming }: Exchange, limits: RequestLimits): Resource {
  if (!isReading(incoming.method) || resource.purpose === 'health') return resource;
  try {
    limits[resource.purpose === 'searches' ? 'searches' : 'reads'](clientOf(incoming));
    return resource;
  } catch (refusal) {
    return { ...resource, refusal: refusal as Refusal };
  }
}

/** The resource of an address that is too long. It is read as far as one may be long, for the language of its refusal. */
export const overlong = (resource: Resource): Resource => ({
  ...resource,
  refusal: new Refusal(414, `The address may have at most ${longestTarget} characters.`),
});

/** A build file that is not read: a GET of one never reaches this. */
export const fileResource: Resource = {
  name: 'file',
  methods: ['GET'],
  public: true,
  answer: () => Promise.reject(new Refusal(404, 'File not found.')),
};

/** How long a page may take to make, in milliseconds. Visitors and proxies have given up by then. */
const readingDeadline = 20_000;

/** The resource, which does not wait for ever for what is behind it. */
export const withDeadline = (resource: Resource): Resource => ({
  ...resource,
  answer: async (request) => {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new Refusal(503, 'This takes too long; please try again later.')),
      readingDeadline,
    );
    try {
      return await Promise.race([resource.answer(request), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  },
});
