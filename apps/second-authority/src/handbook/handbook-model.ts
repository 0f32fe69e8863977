import type { ListingData } from '@raang/views';

export interface HandbookModel {
  chapters: { id: string; title: string; summary: string; bodyHtml: string }[];
}

/** In the order of the category. */
export const toHandbookModel = ({ sources }: ListingData<'itemDetails'>): HandbookModel => ({
  chapters: sources.itemDetails.map(({ item: { id, title, summary }, bodyHtml }) => ({
    id,
    title,
    summary,
    bodyHtml,
  })),
});
