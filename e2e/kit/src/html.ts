// Reads HTML that React rendered, without a browser: attributes are quoted, text is escaped.

/** HTML without the elements that keep phrases on one line, so that texts in it are as typed. */
export function asTyped(html: string): string {
  const plain = html
    .replaceAll(/<wbr\/?>/g, '')
    .replaceAll(/<(n-b|span)(?: class="kept-whole")?>([^<]*)<\/\1>/g, '$2');
  return plain === html ? html : asTyped(plain);
}

/** Text of every element with this name. */
export function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inner]) =>
    unescape(inner!.replaceAll(/<[^>]+>/g, '')),
  );
}

export interface ShownTable {
  caption: string;
  /** Text of the cells; the first row is the head. */
  rows: string[][];
}

/** Every table of a page. */
export function tablesOf(html: string): ShownTable[] {
  return [...html.matchAll(/<table\b.*?<\/table>/gs)].map(([table]) => ({
    caption: textsOf(table, 'caption')[0] ?? '',
    rows: [...table.matchAll(/<tr\b.*?<\/tr>/gs)].map(([row]) => textsOf(row, 't[hd]')),
  }));
}

/** Attributes of every element with this name; keys are lower case. */
export function attributesOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, text]) => readAttributes(text!));
}

export interface Tag {
  name: string;
  /** Keys are lower case. */
  attributes: Record<string, string>;
}

/** Every start tag in the order of the page. The text of scripts is not read: it may look like markup. */
export function tagsOf(html: string): Tag[] {
  const markup = html.replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, '$1');
  return [...markup.matchAll(/<([a-z][a-z\d-]*)([^>]*)>/g)].map(([, name, text]) => ({
    name: name!,
    attributes: readAttributes(text!),
  }));
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!.toLowerCase(), unescape(value!)]),
  );
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescape = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
