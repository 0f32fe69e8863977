import { putBack, sentText, standInOf, textBehind } from './translated-texts';

/**
 * Lets React go on with its texts on a translated page. It reads and changes the DOM by the members below: of a text that a
 * translator has replaced it reads the text itself, and it moves and removes what stands in its place. A text that React
 * changes comes back into the page.
 */
export function seeThroughTranslations(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      appendChild.call(this, shown(node));
      return node;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      insertBefore.call(this, shown(node), before && childOf(this, before));
      return node;
    },
    removeChild(this: Node, node: Node) {
      const child = childOf(this, node);
      if (child) removeChild.call(this, child);
      return node;
    },
  });

  const { get: firstChild } = member<Node | null>('firstChild');
  const { get: nextSibling } = member<Node | null>('nextSibling');
  const { get: textContent } = member<string | null>('textContent');
  const { get: nodeValue, set: setNodeValue } = member<string | null>('nodeValue');
  redefine('firstChild', {
    get(this: Node) {
      return textBehind(firstChild.call(this));
    },
  });
  redefine('nextSibling', {
    get(this: Node) {
      return textBehind(nextSibling.call(shown(this)));
    },
  });
  redefine('textContent', {
    // React compares it if an element has a text and nothing else
    get(this: Node) {
      const only = firstChild.call(this);
      const text = only && !nextSibling.call(only) ? textBehind(only) : null;
      return text instanceof Text ? text.nodeValue : textContent.call(this);
    },
  });
  redefine('nodeValue', {
    get(this: Node) {
      return (this instanceof Text ? sentText(this) : undefined) ?? nodeValue.call(this);
    },
    set(this: Node, value: string | null) {
      if (this instanceof Text) putBack(this);
      setNodeValue.call(this, value);
    },
  });
}

const member = <Value>(name: keyof Node) =>
  Object.getOwnPropertyDescriptor(Node.prototype, name) as {
    get: (this: Node) => Value;
    set: (this: Node, value: Value) => void;
  };

const redefine = (name: keyof Node, accessors: PropertyDescriptor) =>
  Object.defineProperty(Node.prototype, name, { ...member(name), ...accessors });

/** What shows a node: itself, or what a translator put in its place. */
const shown = (node: Node): Node => standInOf(node) ?? node;

/**
 * What shows a node in its parent.
 * @returns null for a text that is gone without a trace; a node that is no child, for the browser's own error
 */
function childOf(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  const standIn = standInOf(node);
  if (standIn?.parentNode === parent) return standIn;
  return node instanceof Text ? null : node;
}
