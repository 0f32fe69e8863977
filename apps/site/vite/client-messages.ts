import type { Plugin } from 'vite';

/** Catalogues compiled by Lingui. */
const catalogue = /\.po(\?|$)/;

/** Ids that Lingui's macros make of sentences; other texts of six letters do no harm. */
const messageId = /["'`]([\w+/-]{6})["'`]/g;

/**
 * Leaves out of the browsers' catalogues what no view says: the sentences of the models are made on the server, and
 * there are more of them than labels. What a view says is found in the program itself, so nothing can be forgotten.
 */
export function clientMessages(): Plugin {
  const idsOfModule = new Map<string, string[]>();
  return {
    name: 'raang:client-messages',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!catalogue.test(id)) idsOfModule.set(id, idsIn(code));
      return undefined;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.moduleIds.some((id) => catalogue.test(id))) return undefined;
      const rendered = Object.values(chunks).flatMap(({ modules }) =>
        Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
      );
      const used = new Set(rendered.flatMap((id) => idsOfModule.get(id) ?? []));
      return { code: keepMessages(code, used), map: null };
    },
  };
}

export function idsIn(code: string): string[] {
  return [...code.matchAll(messageId)].map(([, id]) => id!);
}

/** A catalogue's module with only those messages. @throws Error where it is not written as Lingui writes it */
export function keepMessages(code: string, used: ReadonlySet<string>): string {
  let found = false;
  const kept = code.replace(/JSON\.parse\(("(?:[^"\\]|\\.)*")\)/, (_, literal: string) => {
    found = true;
    const messages = JSON.parse(JSON.parse(literal) as string) as Record<string, unknown>;
    const entries = Object.entries(messages).filter(([id]) => used.has(id));
    return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(entries)))})`;
  });
  if (!found) throw new Error('no catalogue is found in the module that Lingui made of it');
  return kept;
}
