let frame: HTMLIFrameElement | undefined;
let styles = '';

/**
 * The document of a narrow screen with the styles of this page. All stories of a run use the same one, since a browser
 * takes longer to parse the stylesheets than to lay out a story.
 * @param fontSize of the root element
 */
export function open(widthPx: number, fontSize = ''): Document {
  frame ??= attach();
  frame.width = String(widthPx);
  const page = frame.contentDocument!;
  const current = [...document.head.querySelectorAll('style, link[rel=stylesheet]')]
    .map(({ outerHTML }) => outerHTML)
    .join('');
  if (current !== styles) page.head.innerHTML = styles = current;
  page.documentElement.style.fontSize = fontSize;
  return page;
}

/** Empties it for the next story, and gives the focus back that a part may have taken there. */
export function clear() {
  frame?.contentDocument?.body.replaceChildren();
  frame?.blur();
}

/** Outside of the body, where neither axe nor the story finds it, and out of sight. */
function attach() {
  const element = document.createElement('iframe');
  element.height = '640';
  Object.assign(element.style, { position: 'fixed', insetInlineStart: '-9999px' });
  document.documentElement.append(element);
  return element;
}
