/** Loads the page that follows a form: as a document, since the session may have changed. */
export function leaveFor(href: string): void {
  const target = new URL(href, location.href);
  const isHere = target.pathname + target.search === location.pathname + location.search;
  // assigning the same URL with a hash loads nothing
  if (isHere) location.reload();
  else location.assign(target);
}
