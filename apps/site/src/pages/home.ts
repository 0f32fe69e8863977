import { createServerFn } from '@tanstack/react-start';
import { type HomeModel, toHomeModel } from '@raang/views';
import { authority } from '../../authority';
import { createModelContext } from '../server/model-context';
import { getServices } from '../server/services';
import { localeInput } from './page-input';

export const loadHome = createServerFn({ method: 'GET' })
  .validator(localeInput)
  .handler(async ({ data: { locale } }): Promise<HomeModel> => {
    const { client } = await getServices();
    const groups = await client.content.categories();
    const pageSize = Math.max(...authority.featured.map(({ count }) => count));
    const newest = await Promise.all(
      groups.flatMap((group) =>
        group.categories.map(async (category) => {
          const page = await client.content.items({
            group: group.slug,
            category: category.slug,
            lang: locale,
            pageSize,
          });
          return [`${group.slug}/${category.slug}`, page] as const;
        }),
      ),
    );
    return toHomeModel(
      {
        groups,
        newest: new Map(newest),
        featured: authority.featured,
        tagline: authority.tagline[locale],
      },
      await createModelContext(locale),
    );
  });
