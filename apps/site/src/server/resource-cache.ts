import { LRUCache } from 'lru-cache';
import type { Resource, ResourceAt } from './resource';

/** Longer targets are rare and not sent by browsers. */
const maximumTargetLength = 250;

/** Caches the resource of frequent request targets. */
export function cacheResources(resourceAt: ResourceAt): ResourceAt {
  const cache = new LRUCache<string, Resource>({ max: 5000 });
  return (target) => {
    const cached = cache.get(target);
    if (cached) return cached;
    const resource = resourceAt(target);
    if (target.length <= maximumTargetLength) cache.set(target, resource);
    return resource;
  };
}
