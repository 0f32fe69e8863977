import path from 'node:path';
import { openPublishedFiles } from '@raang/api';
import type { ApiClient } from '@raang/api-client';
import type { RequestLimits } from '@raang/server';
import { authority } from 'raang:authority';
import { createImageProxy } from '../pictures/images/image-proxy';
import { openPictureProcessor } from '../pictures/images/picture-processor';
import { createSocialCards } from '../pictures/images/social/social-cards';
import { filePlace } from './file-place';
import { clientFolder, inRepository } from './folders';
import { createFormerPictures } from './former-files';
import type { StartFacts } from './start-facts';

interface PictureSources {
  media: ReadonlyMap<string, string>;
  mediaFolder: string;
  limits: RequestLimits;
  /** Reads what social cards show. */
  client: ApiClient;
}

/** The files of every release that was started lately, and the pictures that are made of them. */
export async function openPictures({ env, log, now }: StartFacts, sources: PictureSources) {
  const published = openPublishedFiles({ place: filePlace(env), now });
  const imagesFolder = path.join(inRepository(env.DATA_DIR), 'images');
  const processor = await openPictureProcessor({
    folder: imagesFolder,
    maximumBytes: env.IMAGE_CACHE_MB * 1024 * 1024,
    limitMaking: sources.limits.pictures,
    onProblem: (error) => log.warn({ err: error }, 'a made picture could not be stored or removed'),
  });
  const folders = {
    media: sources.media,
    mediaFolder: sources.mediaFolder,
    clientFolder: clientFolder(),
    former: createFormerPictures({ published, folder: path.join(imagesFolder, 'former') }),
  };
  return {
    published,
    changePicture: createImageProxy(folders, processor),
    socialCard: createSocialCards({ client: sources.client, authority, folders, processor }),
  };
}
