/**
 * The pages to show, in order: first, last, current and its neighbours. `gap` replaces at least two pages, because one
 * page needs no more space than a gap.
 */
export function pageItems(page: number, pages: number): (number | 'gap')[] {
  const shown = new Set([1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages));
  if (shown.has(3)) shown.add(2);
  if (shown.has(pages - 2)) shown.add(pages - 1);
  const items: (number | 'gap')[] = [];
  let last = 0;
  for (const n of [...shown].filter((n) => n <= pages).sort((a, b) => a - b)) {
    if (n - last > 1) items.push('gap');
    items.push(n);
    last = n;
  }
  return items;
}
