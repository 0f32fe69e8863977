import type { Hrefs } from '../shared/page/model-context';

/** No links: every URL is empty. For models of what is printed as a file. */
export const paperHrefs = new Proxy({} as Hrefs, { get: () => () => '' });
