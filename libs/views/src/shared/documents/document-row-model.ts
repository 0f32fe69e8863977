import type { Item, ItemOf } from '@raang/domain';
import { type BadgeModel, toClosing, toPeriod } from '../words/item-period';
import { type DateModel, foreignLang, type LineModel, toDateModel, toLineModels } from '../words/item-words';
import { documentKindName } from '../words/kind-words';
import type { ModelContext } from '../page/model-context';
import { type FileModel, toFileModels } from './file-model';

/** A row of a document list: title, validity and files. */
export interface DocumentRowModel {
  /** The document's page, which shows its content without a download. */
  href: string;
  title: string;
  summary: string;
  lang?: 'th' | 'en' | undefined;
  kind: string;
  published: DateModel;
  referenceNumber?: string | undefined;
  /** Whether an announcement is still open. */
  closing?: BadgeModel | undefined;
  /** First and last day in force, in words. */
  period?: string | undefined;
  lines: LineModel[];
  /** The document is invented. */
  isExample: boolean;
  files: FileModel[];
}

export function isDocument(item: Item): item is ItemOf<'document'> {
  return item.kind === 'document';
}

export function toDocumentRow(item: ItemOf<'document'>, context: ModelContext): DocumentRowModel {
  return {
    href: context.hrefs.item(context.locale, item),
    title: item.title,
    summary: item.summary,
    lang: foreignLang(item, context.locale),
    kind: documentKindName(item.documentKind, context.i18n),
    published: toDateModel(item.publishedOn, context.locale),
    referenceNumber: item.referenceNumber,
    closing: toClosing(item, context),
    period: toPeriod(item, context),
    lines: toLineModels(item.lines, context),
    isExample: item.example ?? false,
    files: toFileModels(item.files, context),
  };
}

/** The files of a list in its order; a file of two documents is there once. */
export function filesOf(rows: readonly DocumentRowModel[]): FileModel[] {
  return [...new Map(rows.flatMap(({ files }) => files).map((file) => [file.href, file])).values()];
}
