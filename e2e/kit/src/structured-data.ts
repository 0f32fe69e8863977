export type Thing = Record<string, unknown>;

/** The JSON-LD of a page: one thing in each script. */
export function structuredDataOf(html: string): Thing[] {
  return structuredDataScripts(html).map((text) => JSON.parse(text));
}

/** The text of each script, as sent. */
export function structuredDataScripts(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => text!,
  );
}

/** A value and its parts, with the names of their properties; parts of a list have the name of the list. */
export function partsOf(value: unknown, property = ''): { property: string; value: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((part) => partsOf(part, property));
  if (typeof value !== 'object' || value === null) return [{ property, value }];
  return [{ property, value }, ...Object.entries(value).flatMap(([name, part]) => partsOf(part, name))];
}
