/** Fills `{name}` places of a label; a place without a value stays as it is, so that the gap shows. */
export function fillLabel(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
