import { readTarget } from '../http/request-target';
import { Refusal } from '../http/refusal';
import type { ResourceAt } from '../resource';
import { accountResource } from './account';
import { apiResource } from './api';
import { caseFileResource } from './case-files';
import { crawlerResource } from './crawlers';
import { newsFeedResource } from './news-feeds';
import { fileResource } from './files';
import { healthResource } from './health';
import { openDataResource } from './open-data';
import { mailboxResource } from './mailbox';
import { payloadResource } from './payloads';
import { canonicalAddress, functionResource, noPageResource, pageResource, type Render } from './pages';

/** Every URL of the site, in matching order. */
export const createResources =
  (render: Render): ResourceAt =>
  (rawTarget) => {
    const target = readTarget(rawTarget);
    if (!target)
      return {
        name: 'no address',
        methods: ['GET'],
        public: false,
        answer: () => Promise.reject(new Refusal(400, 'The request target is not an address of this site.')),
      };
    return (
      healthResource(target) ??
      apiResource(target) ??
      fileResource(target) ??
      crawlerResource(target) ??
      openDataResource(target) ??
      caseFileResource(target) ??
      mailboxResource(target) ??
      payloadResource(target) ??
      functionResource(target, render) ??
      canonicalAddress(target) ??
      accountResource(target) ??
      newsFeedResource(target) ??
      noPageResource(target) ??
      pageResource(target, render)
    );
  };
