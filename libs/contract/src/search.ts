import { searchHit, searchKind } from '@raang/domain';
import { z } from 'zod';
import { invalid, lang, pageOf, pageParameters } from './parameters';
import { procedure } from './procedure';

/** Longer texts are accepted, and searched by their beginning. */
const question = z
  .string()
  .default('')
  .describe('What was typed. A long text is searched by its first 200 characters.');

export const searchContract = {
  search: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/search',
      tags: ['Search'],
      summary: 'Stations, places, pages, items, documents and topics that match a text, best first',
    })
    .errors(invalid)
    .input(z.object({ q: question, lang, kind: searchKind.optional(), ...pageParameters }))
    .output(
      pageOf(searchHit).extend({
        kinds: z
          .array(z.object({ kind: searchKind, total: z.int().nonnegative() }))
          .describe('Number of hits of every kind, whichever kind was asked for.'),
        meant: z
          .string()
          .optional()
          .describe(
            'The text that was searched instead, because the one typed finds nothing: another spelling, or the same keys in the other keyboard layout.',
          ),
        nearest: z
          .array(z.string())
          .describe('Up to three spellings that would find something. Only without hits.'),
      }),
    ),
  suggest: procedure({ public: true })
    .route({
      method: 'GET',
      path: '/search/suggest',
      tags: ['Search'],
      summary: 'Up to eight hits for a text that is still being typed',
    })
    .errors(invalid)
    .input(z.object({ q: question, lang }))
    .output(z.array(searchHit)),
};
