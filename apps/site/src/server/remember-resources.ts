import { LRUCache } from 'lru-cache';
import type { Resource, ResourceAt } from './resource';

/** Longer targets are rare and not sent by browsers. */
const longestRemembered = 250;

/** Caches the resource of frequent request targets. */
export function rememberResources(resourceAt: ResourceAt): ResourceAt {
  const known = new LRUCache<string, Resource>({ max: 5000 });
  return (target) => {
    const remembered = known.get(target);
    if (remembered) return remembered;
    const resource = resourceAt(target);
    if (target.length <= longestRemembered) known.set(target, resource);
    return resource;
  };
}
