import { createIsomorphicFn } from '@tanstack/react-start';
import { website } from 'raang:authority';
import type { Edition } from '../../authority/authority';
import { ownEdition } from '../../server/services/edition';

/** The edition of the site; in a browser it is read from the document, because a build serves both. */
export const edition = createIsomorphicFn()
  .server((): Edition => ownEdition())
  .client(() => document.documentElement.dataset['edition'] as Edition);

/** URL of the authority's own website, which every page of a demonstration names; undefined in the official edition. */
export const officialWebsite = () => (edition() === 'demonstration' ? website : undefined);
