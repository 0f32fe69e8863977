/**
 * What the URLs of one kind of question have in common: the path with the names of its query parameters, such as
 * `/en/mrt-map?station`, and the number of the page. Of social cards only the folder: they are drawn alike, slowly, and
 * in limited numbers for one client.
 */
export function formOf(path: string): string {
  if (path.startsWith('/social/')) return path.slice(0, path.lastIndexOf('/'));
  const url = new URL(path, 'http://localhost');
  const names = [...url.searchParams].map(([name, value]) => (name === 'page' ? `page=${value}` : name));
  return names.length > 0 ? `${url.pathname}?${names.join('&')}` : url.pathname;
}
