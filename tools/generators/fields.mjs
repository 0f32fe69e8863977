// Lists of fields as options: `name:kind:…`, separated by semicolons.

/** @typedef {{ name: string, isOptional: boolean, kind: string, texts: string[] }} Field */

/**
 * @param {string} given
 * @param {object} rules
 * @param {readonly string[]} rules.kinds
 * @param {number} rules.texts number of texts after the kind; the last one may contain colons
 * @param {string} rules.example
 * @param {RegExp} [rules.reserved] names that a field cannot have
 * @returns {Field[]}
 * @throws if there is no field, or one is invalid
 */
export function readFields(given, { kinds, texts: count, example, reserved }) {
  const parts = given.split(';').map((part) => part.trim());
  const fields = parts.filter(Boolean).map((part) => {
    const [, name = '', mark, kind = '', rest = ''] =
      /^([a-z][A-Za-z0-9]*)(\??):([a-z-]+):(.*)$/.exec(part) ?? [];
    const texts = rest.split(':').map((text) => text.trim());
    const all = [...texts.slice(0, count - 1), texts.slice(count - 1).join(':')];
    if (!name || all.length !== count || !all.every(Boolean))
      throw new Error(`"${part}" is not a field: write it as in "${example}".`);
    if (!kinds.includes(kind))
      throw new Error(`"${kind}" is not a kind of field: choose one of ${kinds.join(', ')}.`);
    if (reserved?.test(name))
      throw new Error(`"${name}" has a meaning of its own: choose another name for the field.`);
    return { name, isOptional: mark === '?', kind, texts: all };
  });
  const twice = fields.find(({ name }, index) => fields.findIndex((field) => field.name === name) < index);
  if (twice) throw new Error(`There are two fields "${twice.name}".`);
  if (fields.length === 0) throw new Error(`There is no field: write one as in "${example}".`);
  return fields;
}
