import { directivesIn, parseDirective } from './figures/figure-directive';
import type { Content } from './content-folder.import';
import { ContentError, parseContentFile } from './content/content-file';
import type { NamedBy, SiteNames } from './network/site-names';

/** Fields and attributes that name lines and stations, in front matter, lists and figures of texts. */
const lineFields = ['line', 'lines', 'lineId', 'lineIds'];
const stationFields = ['station', 'stations', 'stationCode'];
const figureStations = [...stationFields, 'from', 'to', 'via', 'towards'];

/** What the items and lists of a content folder name. Files with errors are left out: the content import reports them. */
export function namesInContent(content: Content): SiteNames {
  const names = new Names();
  // an item has a file per language
  const items = Map.groupBy(content.items.texts, ({ group, category, id }) => `${group}/${category}/${id}`);
  for (const files of items.values()) {
    const found = files.map(({ file, source }) => ({ ...namesInText(file, source), file }));
    names.add(
      found[0]?.file ?? '',
      found.flatMap(({ lines }) => lines),
      found.flatMap(({ stations }) => stations),
    );
  }
  const lists = {
    'alerts.yaml': content.alerts,
    'found-items.yaml': content.foundItems,
    'places.yaml': content.places,
  };
  for (const [file, { records }] of Object.entries(lists)) {
    for (const record of records ?? [])
      names.add(file, valuesOf(record, lineFields), valuesOf(record, stationFields));
  }
  return { source: 'content', lines: names.lines, stations: names.stations };
}

/** What the settings of a site name. */
export function namesInSettings(
  source: string,
  { lines, stations }: { lines: readonly string[]; stations: readonly string[] },
): SiteNames {
  const named = (ids: readonly string[]) => new Map(ids.map((id) => [id, { items: 1, file: source }]));
  return { source, lines: named(lines), stations: named(stations) };
}

class Names {
  readonly lines = new Map<string, NamedBy>();
  readonly stations = new Map<string, NamedBy>();

  /** Counts an item once for each name. */
  add(file: string, lines: readonly string[], stations: readonly string[]): void {
    count(this.lines, lines, file);
    count(this.stations, stations, file);
  }
}

function count(into: Map<string, NamedBy>, ids: readonly string[], file: string): void {
  for (const id of new Set(ids)) {
    const known = into.get(id);
    into.set(id, known ? { ...known, items: known.items + 1 } : { items: 1, file });
  }
}

function namesInText(file: string, source: string): { lines: string[]; stations: string[] } {
  const figures = directivesIn(source).map((directive) => parseDirective(directive).attributes);
  const frontMatter = frontMatterOf(file, source);
  return {
    lines: [frontMatter, ...figures].flatMap((value) => valuesOf(value, lineFields)),
    stations: [...valuesOf(frontMatter, stationFields), ...valuesOf(figures, figureStations)],
  };
}

function frontMatterOf(file: string, source: string): unknown {
  try {
    return parseContentFile(file, source).frontMatter;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** The texts in the fields of a value, at any depth. */
function valuesOf(value: unknown, fields: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inside]: [string, unknown]) =>
    fields.includes(field)
      ? [inside].flat().filter((text): text is string => typeof text === 'string' && text !== '')
      : valuesOf(inside, fields),
  );
}
