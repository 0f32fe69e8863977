import { readTarget } from '../http/request-target';
import { Refusal } from '../http/refusal';
import type { ResourceAt } from '../resource';
import { apiResource } from './api';
import { fileResource } from './files';
import { healthResource } from './health';
import { canonicalAddress, functionResource, pageResource, type Render } from './pages';

/** Every URL of the site, in matching order. */
export const createResources =
  (render: Render): ResourceAt =>
  (rawTarget) => {
    const target = readTarget(rawTarget);
    if (!target)
      return {
        methods: ['GET'],
        public: false,
        answer: () => Promise.reject(new Refusal(400, 'The request target is not an address of this site.')),
      };
    return (
      healthResource(target) ??
      apiResource(target) ??
      fileResource(target) ??
      functionResource(target, render) ??
      canonicalAddress(target) ??
      pageResource(target, render)
    );
  };
