/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} code such as `MRTLine.ContentList`
 * @throws if the site knows no such filter or view type: it would show the category without its filter, as ContentList
 */
export function checkTemplateCode(tree, code) {
  const [filter = '', view = '', ...rest] = code.split('.');
  const { filters, views } = readTemplates(tree);
  if (!filters.includes(filter) || rest.length > 0)
    throw new Error(
      `"${code}" is not a template: it begins with one of ${filters.join(', ')}, then a full stop.`,
    );
  if (!views.includes(view))
    throw new Error(`"${view}" is not a view type: choose one of ${views.join(', ')}.`);
}

/** @param {import('@nx/devkit').Tree} tree */
function readTemplates(tree) {
  const read = (/** @type {string} */ file) => tree.read(file, 'utf8') ?? '';
  const [, list = ''] = /filterTypes = \[(.*?)\]/s.exec(read('libs/domain/src/template-code.ts')) ?? [];
  const folder = 'libs/views/src/listing';
  const modules = [...read(`${folder}/view-types.ts`).matchAll(/from '(.+)'/g)].map(([, module]) => module);
  const filters = [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
  const views = modules.map((module) => /^ {2}name: '(\w+)'/m.exec(read(`${folder}/${module}.ts`))?.[1]);
  // the site's own names for them
  const [, names = ''] = /templateNames: \{(.*?)\}/s.exec(read('apps/site/authority/authority.ts')) ?? [];
  const aliases = [...names.matchAll(/(\w+): '(\w+)'/g)];
  const aliasesOf = (/** @type {(string | undefined)[]} */ known) =>
    aliases.filter(([, , name]) => known.includes(name)).map(([, alias = '']) => alias);
  return { filters: [...aliasesOf(filters), ...filters], views: [...aliasesOf(views), ...views] };
}
