/**
 * The pages to show, in order: first, last, and the neighbours of the current one; `gap` where pages are
 * left out. A gap always stands for at least two pages, as one page takes no more room than its gap.
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
