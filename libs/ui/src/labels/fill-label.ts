/** Fills the `{name}` placeholders of a label. A placeholder without a value stays, so that the gap is visible. */
export function fillLabel(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
