/** The title of a part's page, from the name of its files such as `text-field/text-field`. */
export function titleOf(name: string): string {
  const id = idOf(name);
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');
}

/** The address of a part's page, for a link with `target="_top"`. */
export const addressOf = (name: string) => `./?path=/docs/components-${idOf(name)}--docs`;

const idOf = (name: string) => name.split('/').at(-1)!;
