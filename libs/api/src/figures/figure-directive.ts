/** A reference to a figure in a text, such as `:fare{from=BL01 to=BL10}`: a text directive of Markdown. */
export interface FigureDirective {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

const directive = /:([a-z]+(?:-[a-z]+)*)\{([^{}<>"]*)\}/g;

/** Replaces every directive of a plain text. Markdown does not change directives, so it works for its HTML as well. */
export function replaceDirectives(text: string, replace: (directive: string) => string): string {
  // most texts have none
  return text.includes('{') ? text.replaceAll(directive, replace) : text;
}

/** Lists the directives of a text as they are written, in order. */
export function directivesIn(text: string): string[] {
  return text.match(directive) ?? [];
}

/** Parses one directive as it is written. An attribute without `=` has an empty value. */
export function parseDirective(written: string): FigureDirective {
  const [, name = '', list = ''] = new RegExp(directive.source).exec(written) ?? [];
  const attributes = list
    .split(/\s+/)
    .filter(Boolean)
    .map((attribute): [string, string] => {
      const [key = '', ...value] = attribute.split('=');
      return [key, value.join('=')];
    });
  return { name, attributes: Object.fromEntries(attributes) };
}
