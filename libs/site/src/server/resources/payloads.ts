import { Refusal, type RequestTarget, type Resource } from '@raang/server';
import { payloadPrefix } from '../../addresses/payload';

/** The data of prerendered pages in development. A build has it as files, which the listener sends. */
export function payloadResource({ pathname }: RequestTarget): Resource | undefined {
  if (!import.meta.env.DEV || !pathname.startsWith(`${payloadPrefix}/`)) return undefined;
  return {
    name: payloadPrefix,
    methods: ['GET'],
    public: false,
    answer: async () => {
      const { makePayload } = await import('../render/prerender/prerender');
      const payload = await makePayload(pathname.slice(payloadPrefix.length).replace(/\.json$/, ''));
      if (!payload) throw new Refusal(404, 'This page is not prerendered.');
      return new Response(payload, { headers: { 'content-type': 'application/json' } });
    },
  };
}
