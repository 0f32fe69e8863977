import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

interface IconifyJson {
  prefix: string;
  icons: Record<string, object>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

/** An icon set with lookup. */
export interface IconSet {
  /** Version of the icon package. */
  version: string;
  /** The response of Iconify's own service: these icons, aliases with their targets, and missing names. */
  pick: (names: readonly string[]) => object;
}

/** The packages in Iconify's format by icon prefix. */
const packages: Record<string, string> = { lucide: '@iconify-json/lucide' };

const opened = new Map<string, Promise<IconSet>>();

/** Loads a set on first use and caches it; undefined for unknown sets. */
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

/** The chain of alias targets; empty for an icon. */
function aliasesOf(name: string, aliases: NonNullable<IconifyJson['aliases']>): string[] {
  const chain: string[] = [];
  // an alias of an alias is allowed; a cycle is a bug of the package
  for (let current = name; Object.hasOwn(aliases, current) && !chain.includes(current);) {
    chain.push(current);
    current = aliases[current]!.parent;
  }
  return chain;
}
