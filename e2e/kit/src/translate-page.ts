/**
 * Runs in the page. Does what browsers do that translate a page: every text, also a later one, gives way to two `font` elements,
 * names in attributes and the title change, and the document says another language. What is marked `translate="no"` stays.
 */
export function translatePage(): void {
  const skipped = 'script, style, noscript, textarea, font, [translate=no]';
  const named = ['title', 'alt', 'placeholder', 'aria-label'];
  const inOther = (text: string) => `»${text}«`;
  const isOurs = (element: Element | null) => element && !element.closest(skipped);
  const replace = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(inOther(text.data));
    outer.append(inner);
    text.before(outer);
    text.remove();
  };
  const translate = (root: Node) => {
    const texts = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (text.data.trim() && isOurs(text.parentElement)) replace(text);
    const elements = root instanceof Element ? [root, ...root.querySelectorAll('*')] : [];
    for (const element of elements.filter(isOurs))
      for (const name of named) {
        const text = element.getAttribute(name);
        if (text && !text.startsWith('»')) element.setAttribute(name, inOther(text));
      }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document.body, { childList: true, subtree: true });
  translate(document.body);
  document.title = inOther(document.title);
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
}
