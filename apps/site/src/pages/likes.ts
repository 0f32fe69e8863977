import type { Likes } from '@raang/views';
import { sendLike } from './like';

/** Names a visitor's device to the count of likes and to nothing else; made when something is liked first. */
const visitorKey = 'visitor';
/** What the visitor likes, as `<group>/<category>/<id>`. */
const likedKey = 'liked';

interface ItemAddress {
  group: string;
  category: string;
  id: string;
}

const listeners = new Set<() => void>();

/** The visitor's say on an item: kept on the device, and on the server by a digest of the device's random name. */
export function likesOf(address: ItemAddress): Likes {
  const name = `${address.group}/${address.category}/${address.id}`;
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLiked: () => readLiked().includes(name),
    setLiked: async (liked) => {
      const { count } = await sendLike({ data: { ...address, visitor: visitorName(), liked } });
      const others = readLiked().filter((other) => other !== name);
      store(likedKey, JSON.stringify(liked ? [...others, name] : others));
      for (const listener of listeners) listener();
      return count;
    },
  };
}

/** Where storage is forbidden a name lasts as long as the page. */
const forgetful = new Map<string, string>();

function visitorName(): string {
  const known = read(visitorKey);
  if (known) return known;
  const name = crypto.randomUUID();
  store(visitorKey, name);
  return name;
}

function readLiked(): string[] {
  try {
    const names: unknown = JSON.parse(read(likedKey) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return forgetful.get(key);
  }
}

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    forgetful.set(key, value);
  }
}
