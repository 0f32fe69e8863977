import { type HitModel, toHitModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/models/model-context';
import { requestClient } from '../server/services/request-client';
import { inputOf } from './page-input';

/** Loads the hits for a text that is being typed. */
export const loadSuggestions = createServerFn({ method: 'GET' })
  .validator(inputOf('loadSuggestions'))
  .handler(async ({ data: { locale, q } }): Promise<HitModel[]> => {
    const client = await requestClient();
    const [hits, groups, context] = await Promise.all([
      client.search.suggest({ q, lang: locale }),
      client.content.categories(),
      createModelContext(locale),
    ]);
    return hits.map((hit) => toHitModel(hit, groups, context));
  });
