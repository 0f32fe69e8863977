import { likedKey, readLiked } from '../device/liked';

/** Shows that the visitor likes the item of the page: its HTML is the same for everybody. */
export function showLike(): void {
  const form = document.querySelector<HTMLElement>('[data-like]');
  if (!form) return;
  try {
    const liked = readLiked(localStorage.getItem(likedKey));
    if (liked.includes(form.dataset['like'] ?? ''))
      form.querySelector('button')?.setAttribute('aria-pressed', 'true');
  } catch {
    // without storage nothing is liked
  }
}
