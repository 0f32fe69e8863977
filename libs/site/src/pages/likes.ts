import type { Likes } from '@raang/views';
import { likedKey, readLiked } from '../device/liked';
import { sendLike } from './like';

/** Random device name, used only to count likes; created with the first like. */
const visitorKey = 'visitor';

interface ItemAddress {
  group: string;
  category: string;
  id: string;
}

const listeners = new Set<() => void>();

/** Likes of this visitor: stored on the device, and on the server under a digest of the device's random name. */
export function likesOf(address: ItemAddress): Likes {
  const name = `${address.group}/${address.category}/${address.id}`;
  return {
    name,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLiked: () => kept().includes(name),
    setLiked: async (liked) => {
      const { count } = await sendLike({ data: { ...address, visitor: visitorName(), liked } });
      const others = kept().filter((other) => other !== name);
      store(likedKey, JSON.stringify(liked ? [...others, name] : others));
      for (const listener of listeners) listener();
      return count;
    },
  };
}

const kept = () => readLiked(read(likedKey));

/** If storage is blocked, the name lasts as long as the page. */
const forgetful = new Map<string, string>();

function visitorName(): string {
  const known = read(visitorKey);
  if (known) return known;
  const name = crypto.randomUUID();
  store(visitorKey, name);
  return name;
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
