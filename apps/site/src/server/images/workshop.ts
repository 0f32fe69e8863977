import path from 'node:path';
import { loadSharp, type SharpModule } from './load-sharp';
import { openPictureCache } from './picture-cache';
import { createWorkQueue } from './work-queue';

/** Where pictures are made, a few at once, and kept. */
export interface PictureWorkshop {
  findOrMake: (name: string, make: (sharp: SharpModule) => Promise<Buffer>) => Promise<Buffer>;
}

export interface WorkshopOptions {
  /** Holds the made pictures and the fonts for their text. */
  folder: string;
  maximumBytes: number;
  onProblem: (error: unknown) => void;
  /** Pictures at once, and how many more may wait. */
  atOnce?: number;
  waiting?: number;
}

export async function openWorkshop(options: WorkshopOptions): Promise<PictureWorkshop> {
  const { folder, maximumBytes, onProblem, atOnce = 2, waiting = 64 } = options;
  const cache = await openPictureCache({ folder: path.join(folder, 'made'), maximumBytes, onProblem });
  const queue = createWorkQueue({ atOnce, waiting });
  return {
    findOrMake: (name, make) =>
      cache.findOrMake(name, () => queue.run(async () => make(await loadSharp(path.join(folder, 'fonts'))))),
  };
}
