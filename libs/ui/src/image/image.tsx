import { Picture, type PictureProps } from '../picture/picture';
import type { ImageModifiers } from './image-config';
import { useImageConfig } from './image-config-provider';
import { type ImageRequest, imageSources } from './image-sources';

export interface ImageProps extends ImageRequest, Omit<PictureProps, 'srcSet' | 'sizes'> {
  /** CSS pixels. The proxy resizes to them, unless the preset or `modifiers` set another size. */
  width: number;
  height: number;
}

/** A Picture in the right size and format for the screen, from the image proxy. */
export function Image({ src, provider, preset, modifiers, densities, ...picture }: ImageProps) {
  const config = useImageConfig();
  if (src === undefined) return <Picture {...picture} />;
  const sized: ImageModifiers = preset ? { ...modifiers } : { width: picture.width, ...modifiers };
  return (
    <Picture {...picture} {...imageSources(src, { provider, preset, densities, modifiers: sized }, config)} />
  );
}
