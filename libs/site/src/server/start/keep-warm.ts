import { request } from 'node:http';
import { locales } from '@raang/domain/locale';
import { categoriesWithForms } from '../../addresses/category-forms';

/** Shorter than a day, after which what is kept cannot be used any more; often enough that other data does not evict it. */
const everyMilliseconds = 10 * 60 * 1000;

/** What people need most while something is down: what runs, and forms, which keep what is typed only if they can be rendered. */
const paths = [
  '',
  '/service-status',
  '/stations',
  '/search-departure',
  '/contact/lost-asset',
  '/contact/found-asset',
  ...categoriesWithForms.map(({ group, category }) => `/${group}/${category}`),
];

export interface KeepWarmOptions {
  /** Address that the site listens on. */
  host: string;
  port: number;
  lifecycle: { isDraining: boolean };
}

/**
 * Visits the most important pages of both languages at the start and every ten minutes, one after the other, so that the
 * process knows them and their data when the database does not respond.
 */
export function keepWarm({ host, port, lifecycle }: KeepWarmOptions): void {
  const visitAll = async () => {
    for (const locale of locales)
      for (const path of paths) {
        if (lifecycle.isDraining) return;
        await visit({ host, port, path: `/${locale}${path}` });
      }
    setTimeout(() => void visitAll(), everyMilliseconds).unref();
  };
  void visitAll();
}

/** Resolves in any case: a page that fails is logged where it fails. */
function visit(address: { host: string; port: number; path: string }): Promise<void> {
  return new Promise((resolve) => {
    request({ ...address, agent: false }, (response) => response.resume().on('close', resolve))
      .on('error', () => resolve())
      .end();
  });
}
