import type { ListingData } from '@raang/views';

export interface HandbookModel {
  chapters: { id: string; title: string; summary: string; bodyHtml: string; lang: string }[];
}

/** In the order of the category. */
export const toHandbookModel = ({ sources }: ListingData<'itemDetails'>): HandbookModel => ({
  chapters: sources.itemDetails.map(({ item: { id, title, summary, lang }, bodyHtml }) => ({
    ...{ id, title, summary, bodyHtml, lang },
  })),
});
