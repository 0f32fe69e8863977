/** Longer than any value that means something. */
const longestValue = 200;

/** Fields of a query as they came: texts, cut to what anybody types. What they mean, the server reads. */
export function queryTexts<Field extends string>(
  query: Record<string, unknown>,
  fields: readonly Field[],
): { [Name in Field]?: string } {
  const texts = fields.flatMap((field) => {
    const text = query[field];
    return typeof text === 'string' && text !== '' ? [[field, text.slice(0, longestValue)]] : [];
  });
  return Object.fromEntries(texts);
}
