import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type ItemDetail, type ItemOf, safetyScenes } from '@raang/domain';
import { foreignLang } from '../shared/words/item-words';
import { markedTitle } from '../shared/words/marked-title';
import { lowerHeadings } from '../shared/words/lower-headings';
import type { ListingData } from '../shared/listing/listing-data';
import type { ModelContext } from '../shared/page/model-context';
import { type ServerPartModel, toServerPart } from '../shared/page/server-part-model';

/** A picture with its full text. */
export interface ModalPictureModel {
  /** The fragment that opens it: `guide-lift`. */
  id: string;
  /** The item's page: the picture's link without JavaScript. */
  href: string;
  title: string;
  summary: string;
  lang?: 'th' | 'en' | undefined;
  picture: { src: string; alt: string };
  /** The full text; its headings are below that of the picture. */
  text: ServerPartModel<{ bodyHtml: string }>;
}

export interface PictureGroupModel {
  id: string;
  /** Absent if no picture of the listing has a scene. */
  title?: string | undefined;
  pictures: ModalPictureModel[];
}

export interface ModalImageModel {
  /** By scene; those without one are the last. None is empty. */
  groups: PictureGroupModel[];
}

type Scene = NonNullable<ItemOf<'safety-picture'>['scene']>;

const sceneNames: Record<Scene, MessageDescriptor> = {
  platform: msg`On the platform`,
  train: msg`On the train`,
  station: msg`In the station`,
  emergency: msg`In an emergency`,
};

/** Items with pictures and texts. Undefined if an item has no picture or its text was not loaded. */
export function toModalImageModel(
  { items, sources }: Pick<ListingData<'itemDetails'>, 'items' | 'sources'>,
  context: ModelContext,
): ModalImageModel | undefined {
  const found = items.map((item) => sources.itemDetails.find((detail) => detail.item.id === item.id));
  const details = found.filter((detail) => detail?.item.pictureUrl !== undefined) as ItemDetail[];
  if (details.length !== items.length) return undefined;
  const scenes = [...safetyScenes, undefined].filter((scene) =>
    details.some((one) => sceneOf(one) === scene),
  );
  const isGrouped = scenes.some((scene) => scene !== undefined);
  return {
    groups: scenes.map((scene) => ({
      id: `scene-${scene ?? 'other'}`,
      title: isGrouped ? titleOf(scene, context.i18n) : undefined,
      pictures: details
        .filter((detail) => sceneOf(detail) === scene)
        .map((detail) => toPicture(detail, isGrouped, context)),
    })),
  };
}

const sceneOf = ({ item }: ItemDetail): Scene | undefined =>
  item.kind === 'safety-picture' ? item.scene : undefined;

const titleOf = (scene: Scene | undefined, i18n: I18n): string =>
  i18n._(scene ? sceneNames[scene] : msg`Other guides`);

function toPicture(
  { item, bodyHtml }: ItemDetail,
  isGrouped: boolean,
  context: ModelContext,
): ModalPictureModel {
  const lowered = lowerHeadings(bodyHtml);
  return {
    id: `guide-${item.id}`,
    href: context.hrefs.item(context.locale, item),
    title: markedTitle(item, context),
    summary: item.summary,
    lang: foreignLang(item, context.locale),
    picture: { src: item.pictureUrl!, alt: item.pictureAlt ?? '' },
    text: toServerPart({ bodyHtml: isGrouped ? lowerHeadings(lowered) : lowered }),
  };
}
