/** Storage key of what the visitor likes: a list of `<group>/<category>/<id>`. */
export const likedKey = 'liked';

/** @param kept what the storage has under `likedKey` */
export function readLiked(kept: string | null | undefined): string[] {
  try {
    const names: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
