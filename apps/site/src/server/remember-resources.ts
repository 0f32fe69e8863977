import { LRUCache } from 'lru-cache';
import type { Resource, ResourceAt } from './resource';

/** Longer targets are rare, and made by hand. */
const longestRemembered = 250;

/** Finds the resource of a target that is asked for again and again without looking for it. */
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
