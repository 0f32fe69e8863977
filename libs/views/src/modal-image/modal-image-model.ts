import type { ItemDetail } from '@raang/domain';
import { foreignLang } from '../shared/words/item-words';
import { markedTitle } from '../shared/words/marked-title';
import { lowerHeadings } from '../shared/words/lower-headings';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';

/** A picture with its full text. */
export interface ModalPictureModel {
  /** The item's page: the picture's link without JavaScript. */
  href: string;
  title: string;
  summary: string;
  lang?: 'th' | 'en' | undefined;
  picture: { src: string; alt: string };
  /** The full text; its headings are one level below the page's. */
  text: ServerPartModel<{ bodyHtml: string }>;
}

export interface ModalImageModel {
  pictures: ModalPictureModel[];
}

/** Items with pictures and texts. Undefined if an item has no picture or its text was not loaded. */
export function toModalImageModel(
  { items, sources }: Pick<ListingData<'itemDetails'>, 'items' | 'sources'>,
  context: ModelContext,
): ModalImageModel | undefined {
  const details = items.map((item) => sources.itemDetails.find((detail) => detail.item.id === item.id));
  const pictures = details.flatMap((detail) => (detail ? toPicture(detail, context) : []));
  return pictures.length === items.length ? { pictures } : undefined;
}

function toPicture({ item, bodyHtml }: ItemDetail, context: ModelContext): ModalPictureModel[] {
  if (!item.pictureUrl) return [];
  return [
    {
      href: context.hrefs.item(context.locale, item),
      title: markedTitle(item, context),
      summary: item.summary,
      lang: foreignLang(item, context.locale),
      picture: { src: item.pictureUrl, alt: item.pictureAlt ?? '' },
      text: toServerPart({ bodyHtml: lowerHeadings(bodyHtml) }),
    },
  ];
}
