import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface IconifyJson {
  prefix: string;
  icons: Record<string, object>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

/** A set to be looked things up in. */
export interface IconSet {
  /** Of the package that the drawings come from. */
  version: string;
  /** What Iconify's own service would answer: these icons, aliases with the icons they stand for, and what is missing. */
  pick: (names: readonly string[]) => object;
}

/** The packages in Iconify's format by the prefix of their icons. */
const packages: Record<string, string> = { lucide: '@iconify-json/lucide' };

const opened = new Map<string, Promise<IconSet>>();

/** A set is read when it is first asked for, and then kept; undefined for one that this site does not carry. */
export function openIconSet(prefix: string): Promise<IconSet> | undefined {
  const name = Object.hasOwn(packages, prefix) ? packages[prefix] : undefined;
  if (!name) return undefined;
  const set = opened.get(prefix) ?? readSet(name);
  opened.set(prefix, set);
  return set;
}

async function readSet(name: string): Promise<IconSet> {
  const { resolve } = createRequire(import.meta.url);
  const [set, { version }] = await Promise.all(
    ['icons.json', 'package.json'].map(async (file) =>
      JSON.parse(await readFile(resolve(`${name}/${file}`), 'utf8')),
    ),
  );
  return { version, pick: (names) => pick(set, names) };
}

function pick({ prefix, icons, aliases = {}, width, height }: IconifyJson, names: readonly string[]) {
  const picked: IconifyJson['icons'] = {};
  const pickedAliases: IconifyJson['aliases'] = {};
  const missing: string[] = [];
  for (const name of names) {
    const chain = aliasesOf(name, aliases);
    const icon = chain.length > 0 ? aliases[chain.at(-1)!]!.parent : name;
    if (!Object.hasOwn(icons, icon)) {
      missing.push(name);
      continue;
    }
    picked[icon] = icons[icon]!;
    for (const alias of chain) pickedAliases[alias] = aliases[alias]!;
  }
  return {
    prefix,
    icons: picked,
    ...(Object.keys(pickedAliases).length > 0 && { aliases: pickedAliases }),
    ...(width && { width }),
    ...(height && { height }),
    ...(missing.length > 0 && { not_found: missing }),
  };
}

/** From a name to the last one that is no icon itself; none for an icon. */
function aliasesOf(name: string, aliases: NonNullable<IconifyJson['aliases']>): string[] {
  const chain: string[] = [];
  // an alias of an alias is allowed, a circle of them is a fault of the package
  for (let current = name; Object.hasOwn(aliases, current) && !chain.includes(current);) {
    chain.push(current);
    current = aliases[current]!.parent;
  }
  return chain;
}
