/// <reference types="vite/client" />
import type { Guide } from './guide';

const files = import.meta.glob<Guide>('../*/*.guide.tsx', { eager: true, import: 'default' });
const sources = import.meta.glob<string>('../*/*.guide.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** A guide, with the text of its file and the name that it shares with its stories, such as `badge/badge`. */
export interface GuideFile {
  name: string;
  guide: Guide;
  source: string;
}

export const guides: readonly GuideFile[] = Object.entries(files).map(([file, guide]) => ({
  name: file.replace('../', '').replace('.guide.tsx', ''),
  guide,
  source: sources[file]!,
}));

/** The guide beside a file with stories. Undefined for a page that is not about a part. */
export function guideBeside(stories: string): GuideFile | undefined {
  return guides.find(({ name }) => stories.endsWith(`/${name}.stories.tsx`));
}
