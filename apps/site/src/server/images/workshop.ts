import path from 'node:path';
import type { LimitedRequest, RequestLimit } from '../http/request-limit';
import { loadSharp, type SharpModule } from './load-sharp';
import { openPictureCache } from './picture-cache';
import { createWorkQueue } from './work-queue';

/** Where pictures are made, a few at once, and kept. */
export interface PictureWorkshop {
  /**
   * Makes a picture unless it is there.
   * @param request who asks for it
   * @throws Refusal 429 when it would have to be made, and too many were made for this address; 503 when too many are
   *   being made
   */
  findOrMake: (request: LimitedRequest, name: string, make: MakePicture) => Promise<Buffer>;
}

export type MakePicture = (sharp: SharpModule) => Promise<Buffer>;

export interface WorkshopOptions {
  /** Holds the made pictures and the fonts for their text. */
  folder: string;
  maximumBytes: number;
  onProblem: (error: unknown) => void;
  limitMaking: RequestLimit;
  /** Pictures at once, and how many more may wait. */
  atOnce?: number;
  waiting?: number;
}

export async function openWorkshop(options: WorkshopOptions): Promise<PictureWorkshop> {
  const { folder, maximumBytes, onProblem, limitMaking, atOnce = 2, waiting = 64 } = options;
  const cache = await openPictureCache({ folder: path.join(folder, 'made'), maximumBytes, onProblem });
  const queue = createWorkQueue({ atOnce, waiting });
  const inOrder = (make: MakePicture) => () =>
    queue.run(async () => make(await loadSharp(path.join(folder, 'fonts'))));
  return {
    findOrMake: async (request, name, make) => {
      const found = await cache.find(name);
      if (found) return found;
      // outside the cache, which joins requests: the limit of one address must not refuse another
      await limitMaking(request);
      return cache.findOrMake(name, inOrder(make));
    },
  };
}
