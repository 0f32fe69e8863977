// Reads HTML that React rendered, without a browser: attributes are quoted, text is escaped.

/** Text of every element with this name. */
export function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>(.*?)</${name}>`, 'gs'))].map(([, inner]) =>
    unescape(inner!.replaceAll(/<[^>]+>/g, '')),
  );
}

/** Attributes of every element with this name; keys are lower case. */
export function attributesOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [
        key!.toLowerCase(),
        unescape(value!),
      ]),
    ),
  );
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescape = (text: string) =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => characters[name] ?? entity);
