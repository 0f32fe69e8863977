import { hasLineMarks, lineMarks, type LinePart, linePartsOf, withoutLineMarks } from '@raang/text-time';
import { cloneElement, type ElementType, isValidElement, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';

type Props = Readonly<Record<string, unknown>>;

/**
 * An element of its own instead of a `<span>` with a class: a page has five hundred of them. Without a definition it is
 * like a `<span>`. React's types list no custom elements.
 */
const keptTag = 'n-b' as 'span';

/** Elements that contain text only. None of them breaks its lines as a page does. */
const textOnly = new Set<unknown>([
  'title',
  'option',
  'textarea',
  'text',
  'tspan',
  'desc',
  'script',
  'style',
]);

/**
 * The properties with which an element is rendered: marked phrases in its content become elements that do not break,
 * and every other text is as typed. Returns the same object if nothing is marked.
 *
 * A component gets its texts with their marks, since only it knows what they become. Types other than functions, such as
 * a fragment or a `forwardRef` of a package, are treated like elements.
 */
export function withKeptLines(type: ElementType, props: Props): Props {
  if (typeof type === 'function') return props;
  let shown: Record<string, unknown> | undefined;
  for (const name in props) {
    // nothing marks them, and they are the longest texts of a page
    if (name === 'className') continue;
    const value = props[name];
    const isContent = name === 'children' && !textOnly.has(type);
    const kept = isContent ? keptLines(value as ReactNode) : asTyped(value);
    if (kept !== value) (shown ??= { ...props })[name] = kept;
  }
  return shown ?? props;
}

/** Content whose marked phrases are elements. The same if nothing is marked. */
function keptLines(content: ReactNode): ReactNode {
  if (typeof content === 'string') return hasLineMarks(content) ? lineElementOf(content) : content;
  return Array.isArray(content) && content.some(hasMarked) ? keptInList(content) : content;
}

/** `keptLines` for the content of elements that another runtime has made, as Lingui does. */
export function keptInside(content: ReactNode): ReactNode {
  // the texts of a list become elements together, with keys
  if (Array.isArray(content))
    return keptLines(content.map((child: ReactNode) => (isText(child) ? child : keptInside(child))));
  if (!isValidElement<{ children?: ReactNode }>(content)) return keptLines(content);
  const { children } = content.props;
  const kept = keptInside(children);
  return kept === children ? content : cloneElement(content, undefined, kept);
}

const isMarked = (child: unknown) => typeof child === 'string' && hasLineMarks(child);
/** Also in a list within the list, such as the content that a component passes on. */
const hasMarked = (child: unknown): boolean =>
  Array.isArray(child) ? child.some(hasMarked) : isMarked(child);
const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';

/**
 * Texts next to each other become one element, as they are one box without it. The places of the other children stay,
 * so React takes none for another.
 */
function keptInList(children: readonly ReactNode[]): ReactNode[] {
  const kept: ReactNode[] = [...children];
  for (let start = 0; start < children.length; start++) {
    if (Array.isArray(children[start])) kept[start] = keptLines(children[start]);
    if (!isText(children[start])) continue;
    let end = start + 1;
    while (end < children.length && (isText(children[end]) || isNothing(children[end]))) end++;
    const run = children.slice(start, end);
    if (run.some(isMarked)) {
      kept.fill(null, start, end);
      kept[start] = lineElement(linePartsOf(run.filter(isText).join('')), start);
    }
    start = end - 1;
  }
  return kept;
}

/** Elements of the texts that were rendered last: pages repeat their phrases, and elements never change. */
const known = new Map<string, ReactNode>();
const mostKnown = 5000;

function lineElementOf(text: string): ReactNode {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const made = lineElement(linePartsOf(text));
  known.set(text, made);
  return made;
}

/** One element around everything: in a flex container each text of its own would become an item. */
function lineElement(parts: readonly LinePart[], key?: number): ReactNode {
  const [only] = parts;
  return parts.length === 1 && typeof only !== 'string'
    ? keptElement(only!, key)
    : jsxs('span', { children: toNodes(parts) }, key);
}

/** A phrase of several pieces may break between them, except in running text (styles.css). */
function keptElement(parts: readonly LinePart[], key?: number): ReactNode {
  const isPlain = parts.every((part) => typeof part === 'string');
  return isPlain
    ? jsx(keptTag, { children: parts.join('') }, key)
    : jsxs('span', { className: 'kept-whole', children: toNodes(parts) }, key);
}

/** Between two phrases that touch, Firefox breaks no line of Thai: it looks for words in one element at a time. */
const toNodes = (parts: readonly LinePart[]): ReactNode[] =>
  parts.flatMap((part, at) => {
    if (typeof part === 'string') return [part];
    const isTouched = at > 0 && typeof parts[at - 1] !== 'string';
    const element = keptElement(part, at);
    return isTouched ? [jsx('wbr', {}, `wbr-${at}`), element] : [element];
  });

function asTyped(value: unknown): unknown {
  if (typeof value === 'string') return withoutLineMarks(value);
  return Array.isArray(value) && value.some(isMarked) ? value.map(asTyped) : value;
}

const { open, close } = lineMarks;
const touching = /(<\/n-b>|<\/n-b><\/span>)(<n-b>|<span class="kept-whole">)/g;
const pieces = new RegExp(`${open}([^${open}${close}]*)${close}`, 'g');

/** HTML whose marked phrases are elements. The server has marked its texts only, so the marks are in pairs. */
export function keptHtml(html: string): string {
  return hasLineMarks(html)
    ? html
        .replace(pieces, `<${keptTag}>$1</${keptTag}>`)
        .replaceAll(open, '<span class="kept-whole">')
        .replaceAll(close, '</span>')
        .replaceAll(touching, '$1<wbr>$2')
    : html;
}
