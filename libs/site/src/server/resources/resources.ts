import { readTarget, Refusal, refusedResource, type ResourceAt } from '@raang/server';
import { apiPrefix } from '@raang/contract';
import { functionPrefix } from '../render/page-request';
import { accountResource } from './account';
import { apiResource } from './api';
import { caseFileResource } from './case-files';
import { crawlerResource } from './crawlers';
import { keptRowResource } from './kept-row-file';
import { newsFeedResource } from './news-feeds';
import { fileResource } from './files';
import { healthResource } from './health';
import { openDataResource } from './open-data-files';
import { mailboxResource } from './mailbox-pages';
import { payloadResource } from './payloads';
import { unsubscribeResource } from './unsubscribe';
import { canonicalAddress, functionResource, noPageResource, pageResource, type Render } from './pages';

/** What ranks texts or plans journeys. These cost more than other reads, and their inputs have no end. */
const searches: ReadonlySet<string> = new Set([
  '/$lang/search',
  '/$lang/search-departure',
  '/$lang/which-ticket',
  ...['loadSearch', 'loadSearchDeparture', 'loadSuggestions', 'loadWhichTicket'].map(
    (name) => functionPrefix + name,
  ),
  ...['/search', '/search/suggest', '/journeys', '/fares', '/fares/tickets'].map((path) => apiPrefix + path),
]);

/** Every URL of the site, in matching order. */
export const createResources =
  (render: Render): ResourceAt =>
  (rawTarget) => {
    const target = readTarget(rawTarget);
    if (!target)
      return refusedResource(
        'no address',
        new Refusal(400, 'The request target is not an address of this site.'),
      );
    const resource =
      healthResource(target) ??
      apiResource(target) ??
      fileResource(target) ??
      crawlerResource(target) ??
      openDataResource(target) ??
      caseFileResource(target) ??
      unsubscribeResource(target) ??
      mailboxResource(target) ??
      payloadResource(target) ??
      functionResource(target, render) ??
      canonicalAddress(target) ??
      accountResource(target) ??
      newsFeedResource(target) ??
      keptRowResource(target) ??
      noPageResource(target) ??
      pageResource(target, render);
    return searches.has(resource.name) ? { purpose: 'searches', ...resource } : resource;
  };
