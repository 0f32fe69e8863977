import { Refusal } from '@raang/server';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { findPicture, type PictureFolders } from '../../pictures/images/picture-source';
import { pictureTypes } from '../../pictures/images/picture-types';

/** A picture as feeds attach it. */
export interface Enclosure {
  /** Absolute. */
  url: string;
  mediaType: string;
  sizeBytes: number;
}

/** Undefined if this site does not have the file, for example when it uses another site's API. */
export async function readEnclosure(
  picturePath: string | undefined,
  { publicUrl, folders }: { publicUrl: string; folders: PictureFolders },
): Promise<Enclosure | undefined> {
  const mediaType = picturePath && pictureTypes[path.extname(picturePath)];
  if (!mediaType) return undefined;
  try {
    const { file } = await findPicture(picturePath.slice(1), folders);
    return { url: new URL(picturePath, publicUrl).href, mediaType, sizeBytes: (await stat(file)).size };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
