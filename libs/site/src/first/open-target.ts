/**
 * Opens the part that the address names, `#guide-lift`, and shows it. Chromium opens it by itself when a document loads, as HTML
 * says; other browsers do not, and the program's navigations load no document.
 */
export function openTarget(hash = location.hash): void {
  const target = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
  const part = target?.closest('details');
  if (!target || !part || part.open) return;
  part.open = true;
  target.scrollIntoView();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Of this document and of links within it. */
export function watchTarget(): void {
  openTarget();
  addEventListener('hashchange', () => openTarget());
}
