import type { Resource, ResourceAt } from '@raang/server';
import { LRUCache } from 'lru-cache';

/** Longer targets are rare and not sent by browsers. */
const maximumTargetLength = 250;

/** Caches the resource of frequent request targets. */
export function cacheResources(resourceAt: ResourceAt): ResourceAt {
  const cache = new LRUCache<string, Resource>({ max: 5000, memoMethod: (target) => resourceAt(target) });
  return (target) => (target.length <= maximumTargetLength ? cache.memo(target) : resourceAt(target));
}
