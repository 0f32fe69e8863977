import { msg } from '@lingui/core/macro';
import type { CarParkItem, Item } from '@raang/domain';
import { type LineChooserModel, toLineChooser } from '../shared/lines/line-chooser-model';
import { liftSharedValues, type TableRowsModel } from '../shared/tables/shared-values';
import { foreignLang, toLineModels } from '../shared/words/item-words';
import { markedTitle } from '../shared/words/marked-title';
import { spaceCounts, structureName } from '../shared/item-card/car-park-words';
import { certaintyWord } from '../shared/words/certainty-words';
import { type SourceNoteModel, toSourceNote } from '../shared/words/source-note-model';
import type { ModelContext } from '../shared/page/model-context';
import type { LineTableData } from './station-sources';
import { type StationTablesModel, toStationTables } from './station-tables-model';

export interface CarParkRowModel {
  href: string;
  name: string;
  lang?: 'th' | 'en' | undefined;
  stationCode: string;
  structure: string;
  /** Number of spaces by kind of vehicle; empty if unknown. */
  spaces: string[];
  hours?: string | undefined;
  fee?: string | undefined;
  /** How certain the figures of the row are; absent for official ones. */
  doubt?: string | undefined;
}

export interface CarParkTablesModel {
  kind: 'car-parks';
  chooser: LineChooserModel;
  /** One table per line, in the order of the map. */
  lines: CarParkLineModel[];
  sourceNote?: SourceNoteModel | undefined;
}

export interface CarParkLineModel extends TableRowsModel<CarParkRowModel> {
  id: string;
  name: string;
  caption: string;
}

/** A category with car parks shows them; else the network's stations, with the category's guides. */
export type LineTableModel = CarParkTablesModel | StationTablesModel;

/** Returns undefined without data for a table. */
export function toLineTableModel(data: LineTableData, context: ModelContext): LineTableModel | undefined {
  const { items, category, sources } = data;
  const holdsCarParks = sources.carParks.some((park) => park.category === category.slug);
  if (items.length > 0 && items.every(isCarPark)) return toCarParkTables(data, items, context);
  return holdsCarParks || items.some(isCarPark) ? undefined : toStationTables(data, context);
}

/** Car parks by line, in order along the line; one that serves two lines appears in both tables. */
function toCarParkTables(
  data: LineTableData,
  items: readonly CarParkItem[],
  context: ModelContext,
): CarParkTablesModel {
  const { i18n } = context;
  return {
    kind: 'car-parks',
    chooser: toLineChooser(data, context),
    lines: toLineModels(
      items.flatMap((item) => item.lines),
      context,
    ).map(({ id, name }) => ({
      id,
      name,
      caption: i18n._(msg`Car parks on the ${name}`),
      ...liftSharedValues(
        items
          .filter((item) => item.lines.some((line) => line === id))
          .sort((one, other) => one.station.localeCompare(other.station, 'en', { numeric: true }))
          .map((item) => toRow(item, context)),
        {
          structure: i18n._(msg`Type`),
          hours: i18n._(msg`Open`),
          fee: i18n._(msg`Fee for train passengers`),
        },
        context,
      ),
    })),
    sourceNote: toSourceNote(items, context),
  };
}

function toRow(item: CarParkItem, context: ModelContext): CarParkRowModel {
  const { hrefs, locale } = context;
  return {
    href: hrefs.item(locale, item),
    name: markedTitle(item, context),
    lang: foreignLang(item, locale),
    stationCode: item.station,
    structure: structureName(item, context),
    spaces: spaceCounts(item, context),
    hours: item.hours,
    fee: item.riderFee,
    doubt: certaintyWord(item.certainty, context),
  };
}

function isCarPark(item: Item): item is CarParkItem {
  return item.kind === 'car-park';
}
