import { createHash } from 'node:crypto';
import type { Bilingual } from '@raang/domain';
import { bindHtml, createLineBinder, type LineBinder } from '@raang/text-time';
import type { HeadModel, ServerPartModel } from '@raang/views';
import { LRUCache } from 'lru-cache';
import { withoutRepeatedData } from './without-repeated-data';
import { authority } from 'raang:authority';
import { placesOf } from './places';
import { type Client, requestClient } from '../services/request-client';

/** Properties that no page shows as text: what machines read, drawings, names of a selector's options, and what a visitor typed. */
const notShown = /^(?:head|icon|structuredData|names|aliases|typed|query|q|alt|className|packedStations)$/;

/** Codes, addresses and patterns of fields have no line to break. A range of times has: 05:30–07:00. */
const isBreakable = (text: string) => /[ –\u0e00-\u0e7f]/.test(text);

/** Texts that break as headings do. */
const isHeading = /^(?:title|heading|name|label|question)$/;
const longestHeading = 90;

/**
 * The result of a page function with the marks of its lines (`@raang/text-time`): names of stations, lines and places,
 * compounds, and numbers with their units. The browser gets the marks with the model, so that it finds the same phrases.
 */
export async function bindModel(result: unknown, { isAsTyped, isCall }: ModelUse): Promise<unknown> {
  if (result instanceof Response || isAsTyped) return result;
  if (typeof result === 'object' && result && boundOnce.has(result)) return result;
  return bind(result, { binder: await currentBinder(), isCall, bound: new Map() });
}

interface ModelUse {
  /** As its page function declares. */
  isAsTyped: boolean;
  /** A browser gets it with all its parts; a page has them in its HTML (`ServerPart`). */
  isCall: boolean;
}

/** Models that several requests share and that have their marks. */
const boundOnce = new WeakSet<object>();

/** A model with its marks, which `bindModel` then leaves as it is. */
export function bindOnce<Model extends object>(model: Model, binder: CachedBinder): Model {
  const bound = bind(model, { binder, isCall: true, bound: new Map() }) as Model;
  boundOnce.add(bound);
  return bound;
}

interface Binding {
  binder: CachedBinder;
  isCall: boolean;
  /** The build writes it into a file: see prerender. */
  isFile?: boolean;
  /** Objects that a model has in two places stay one object: the page's data names it once. */
  bound: Map<object, unknown>;
}

/** A model without the names of the feed and the gazetteer: for what the build makes, which has no database. */
export function bindToNames<Model>(model: Model, names: readonly string[]): Model {
  return bind(model, {
    binder: withCache(createLineBinder(names)),
    isCall: true,
    isFile: true,
    bound: new Map(),
  }) as Model;
}

function bind(value: unknown, binding: Binding, name = ''): unknown {
  const { binder, bound, isFile } = binding;
  if (typeof value === 'string' && !isBreakable(value)) return value;
  if (typeof value === 'string')
    return name.endsWith('Html')
      ? binder.html(value)
      : isHeading.test(name) && value.length <= longestHeading
        ? binder.heading(value)
        : binder.text(value);
  if (Array.isArray(value)) return value.map((part) => bind(part, binding, name));
  if (typeof value !== 'object' || value === null) return value;
  if (!bound.has(value)) {
    const shared = isPart(value) ? sharedPart(value, binding) : undefined;
    if (shared) bound.set(value, shared);
  }
  if (!bound.has(value)) {
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      key === 'head' && !isFile
        ? withoutRepeatedData(part as HeadModel)
        : notShown.test(key) || isTyped(key, value)
          ? part
          : bind(part, binding, key),
    ]);
    const whole = Object.fromEntries(parts);
    bound.set(value, isPart(whole) ? toVersion(value, whole.serverPart, binding) : whole);
  }
  return bound.get(value);
}

type Part = ServerPartModel<unknown> & { serverPart: unknown };

const isPart = (value: object): value is Part => 'serverPart' in value;

/** Parts with their marks, by the model that pages share: a card is marked once for all of them. */
const markedParts = new WeakMap<object, { binder: CachedBinder; serverPart: unknown; version: string }>();

function sharedPart(part: Part, { binder, isCall }: Binding): Part | undefined {
  const known = markedParts.get(part);
  return known?.binder === binder ? toPart(known, isCall) : undefined;
}

function toVersion(part: object, serverPart: unknown, { binder, isCall }: Binding): Part {
  const version = createHash('sha256').update(JSON.stringify(serverPart)).digest('base64url').slice(0, 8);
  markedParts.set(part, { binder, serverPart, version });
  return toPart({ serverPart, version }, isCall);
}

/** A part of a page with its version. The data of a page does not have its content, which only the rendering reads. */
function toPart({ serverPart, version }: Part, isCall: boolean): Part {
  return Object.defineProperty({ version, serverPart }, 'serverPart', { enumerable: isCall });
}

/** The value of a field, which has a name, or all values of a form; facts have a list of values. */
function isTyped(key: string, owner: object): boolean {
  return key === 'value' ? 'name' in owner : key === 'values' && !Array.isArray(Reflect.get(owner, key));
}

export interface CachedBinder extends LineBinder {
  html(html: string): string;
}

/** The results of the API that the binder was made from: the client gives the same ones until they change. */
type Named = readonly (readonly { name: Bilingual }[])[];

let kept: { from: Named; names: string; binder: CachedBinder } | undefined;

/** The binder of the feed and the gazetteer in force. Without their names, a page has the compounds and numbers only. */
export async function currentBinder(): Promise<CachedBinder> {
  const from = await namedOf(await requestClient()).catch((): Named => []);
  if (kept && isSame(kept.from, from)) return kept.binder;
  const { lines, connectingLines } = authority;
  const names = [...lines, ...connectingLines, ...from.flat()].map(({ name }) => name.th);
  const key = names.join('\n');
  const binder = kept?.names === key ? kept.binder : withCache(createLineBinder(names));
  kept = { from, names: key, binder };
  return binder;
}

const namedOf = (client: Client): Promise<Named> =>
  Promise.all([client.network.stations({}), placesOf(client)]);

const isSame = (one: Named, other: Named) =>
  one.length === other.length && one.every((list, index) => list === other[index]);

/** Pages repeat most of their texts: the frame, names, facts. */
function withCache(binder: LineBinder): CachedBinder {
  const cached = (bound: (text: string) => string) => {
    const known = new LRUCache<string, string>({ max: 20_000, maxSize: 8_000_000, sizeCalculation: sizeOf });
    return (text: string) => {
      const found = known.get(text);
      if (found !== undefined) return found;
      const marked = bound(text);
      known.set(text, marked);
      return marked;
    };
  };
  return {
    text: cached(binder.text),
    heading: cached(binder.heading),
    html: cached((html) => bindHtml(html, binder)),
  };
}

const sizeOf = (marked: string, text: string) => marked.length + text.length + 1;
