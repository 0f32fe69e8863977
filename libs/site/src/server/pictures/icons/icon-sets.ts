import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { IconifySet } from '@raang/ui';

/** Icons of a set, with the names that it does not have. */
interface PickedIcons extends IconifySet {
  not_found?: string[];
}

/** An icon set with lookup. */
export interface IconSet {
  /** Version of the icon package. */
  version: string;
  /** The response of Iconify's own service: these icons, aliases with their targets, and missing names. */
  pick: (names: readonly string[]) => PickedIcons;
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

/** Every set by its prefix. */
export async function openIconSets(): Promise<ReadonlyMap<string, IconSet>> {
  const prefixes = Object.keys(packages);
  const sets = await Promise.all(prefixes.map((prefix) => openIconSet(prefix)!));
  return new Map(prefixes.map((prefix, index) => [prefix, sets[index]!]));
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

function pick(
  { prefix, icons, aliases = {}, width, height }: IconifySet,
  names: readonly string[],
): PickedIcons {
  const picked: IconifySet['icons'] = {};
  const pickedAliases: NonNullable<IconifySet['aliases']> = {};
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
function aliasesOf(name: string, aliases: NonNullable<IconifySet['aliases']>): string[] {
  const chain: string[] = [];
  // an alias of an alias is allowed; a cycle is a bug of the package
  for (let current = name; Object.hasOwn(aliases, current) && !chain.includes(current);) {
    chain.push(current);
    current = aliases[current]!.parent;
  }
  return chain;
}
