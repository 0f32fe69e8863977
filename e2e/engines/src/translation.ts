/**
 * Runs in the page. Does what browsers do that translate a page: every text, also a later one, moves into two `font`
 * elements, and the document says another language.
 */
export function translatePage(): void {
  const skipped = 'script, style, textarea, option, font';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest(skipped),
    )) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.textContent = `»${text.data}«`;
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
}
