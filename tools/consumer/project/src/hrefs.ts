import type { Hrefs } from '@raang/views';

/** Every page of the app at the path of its name. */
export const hrefs = new Proxy({} as Hrefs, {
  get: (_, page) => (locale: string) => `/${locale}/${String(page)}`,
});
