/** What stands in the page for a text of ours: a translator's element or text. */
const standIns = new WeakMap<Node, ChildNode>();
/** The text for which a node stands. */
const texts = new WeakMap<Node, Text>();
/** What the server sent, of texts that a translator changed in their place. */
const sent = new WeakMap<Text, string>();

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** React marks the nodes that it knows, except the text of an element that has nothing else. */
const isKnownToReact = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

const observer = new MutationObserver(note);

/**
 * Watches what a browser's translator does. It moves a text out of the page and puts its own element (`font`) or text in
 * the place. React would go on with the text that nobody sees.
 */
export function watchTranslations(): void {
  observer.observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  });
}

/** What stands in the page for a text; undefined if the text is there itself. */
export function standInOf(node: Node): ChildNode | undefined {
  if (!isText(node)) return undefined;
  if (isKnownToReact(node)) note(observer.takeRecords());
  const standIn = standIns.get(node);
  // some translators keep the text inside of their element
  return standIn && (!node.parentNode || standIn.contains(node)) ? standIn : undefined;
}

/** The text for which a node stands, else the node. */
export const textBehind = <Found extends Node | null>(node: Found): Found | Text =>
  (node && texts.get(node)) ?? node;

/** What the server sent of a text that was changed before React knew it. */
export const sentText = (text: Text): string | undefined => sent.get(text);

/** Puts a text back in its place. A translator that watches the page translates it again. */
export function putBack(text: Text): void {
  const standIn = standInOf(text);
  standIn?.replaceWith(text);
  forget(text);
}

function forget(text: Text) {
  const standIn = standIns.get(text);
  if (standIn) texts.delete(standIn);
  standIns.delete(text);
  sent.delete(text);
}

function note(records: readonly MutationRecord[]) {
  if (records.length === 0) return;
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const record of records) {
    const { target, oldValue } = record;
    if (record.type === 'characterData') {
      const text = target as Text;
      if (!isKnownToReact(text) && text.parentNode && !isKnownToReact(text.parentNode) && !sent.has(text))
        sent.set(text, oldValue ?? '');
      continue;
    }
    for (const removed of record.removedNodes) {
      const text = textBehind(removed);
      const standIn = isText(text) && addedInPlace(records, record, added);
      if (standIn && (isKnownToReact(text) || !isKnownToReact(target) || standIn.nodeName === 'FONT'))
        stand(standIn, text);
    }
  }
}

function stand(standIn: ChildNode, text: Text) {
  const before = standIns.get(text);
  if (before) texts.delete(before);
  // the translation ends
  if (standIn === text) return void standIns.delete(text);
  standIns.set(text, standIn);
  texts.set(standIn, text);
}

/** What was put where a node was removed: at once, before or after it beforehand, or later. Not by React. */
function addedInPlace(
  records: readonly MutationRecord[],
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
  added: ReadonlySet<Node>,
): ChildNode | undefined {
  const isNew = (node: Node | null) => node !== null && added.has(node);
  const later = () =>
    records.find(
      (other) =>
        other.target === target &&
        other.addedNodes.length > 0 &&
        other.previousSibling === previousSibling &&
        other.nextSibling === nextSibling,
    )?.addedNodes[0];
  const found =
    addedNodes[0] ?? (isNew(previousSibling) ? previousSibling : isNew(nextSibling) ? nextSibling : later());
  return found && !isKnownToReact(found) ? (found as ChildNode) : undefined;
}
