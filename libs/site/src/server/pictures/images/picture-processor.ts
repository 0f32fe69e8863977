import { type LimitedRequest, Refusal, type RequestLimit } from '@raang/server';
import path from 'node:path';
import { createWorkQueue, TooBusyError } from '@raang/api';
import { loadSharp, type SharpModule } from './load-sharp';
import { openPictureCache } from './picture-cache';

/** Makes pictures, a few at once, and caches them. */
export interface PictureProcessor {
  /**
   * Makes a picture unless it is cached.
   * @param request for the limit of its address
   * @throws Refusal 429 if the picture is not cached and the address has made too many; 503 if the queue is full
   */
  findOrMake: (request: LimitedRequest, name: string, make: MakePicture) => Promise<Buffer>;
}

type MakePicture = (sharp: SharpModule) => Promise<Buffer>;

export interface PictureProcessorOptions {
  /** Folder of the made pictures and of the fonts for their text. */
  folder: string;
  maximumBytes: number;
  onProblem: (error: unknown) => void;
  limitMaking: RequestLimit;
  /** Concurrency, and length of the queue. */
  atOnce?: number;
  waiting?: number;
}

export async function openPictureProcessor(options: PictureProcessorOptions): Promise<PictureProcessor> {
  const { folder, maximumBytes, onProblem, limitMaking, atOnce = 2, waiting = 64 } = options;
  const cache = await openPictureCache({ folder: path.join(folder, 'made'), maximumBytes, onProblem });
  const queue = createWorkQueue({ atOnce, waiting });
  const inOrder = (make: MakePicture) => () =>
    queue
      .run(async () => make(await loadSharp(path.join(folder, 'fonts'))))
      .catch((error: unknown) => refuse(error, onProblem));
  return {
    findOrMake: async (request, name, make) => {
      const found = await cache.find(name);
      if (found) return found;
      // before the cache, which joins requests: the limit of one address must not reject another
      limitMaking(request);
      return cache.findOrMake(name, inOrder(make));
    },
  };
}

/** @throws Refusal 503 if the queue or the disk is full: the same request may succeed later */
function refuse(error: unknown, onProblem: PictureProcessorOptions['onProblem']): never {
  if (error instanceof TooBusyError)
    throw new Refusal(503, 'Too many pictures are being made.', { 'retry-after': '2' });
  if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  onProblem(error);
  throw new Refusal(503, 'Pictures cannot be made right now.', { 'retry-after': '60' });
}
