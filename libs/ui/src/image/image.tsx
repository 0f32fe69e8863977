import { Picture, type PictureProps } from '../picture/picture';
import type { ImageModifiers } from './image-config';
import { useImageConfig } from './image-config-provider';
import { type ImageRequest, imageSources } from './image-sources';

export interface ImageProps extends ImageRequest, Omit<PictureProps, 'srcSet' | 'sizes'> {
  /** Pixels of the page. They are also what the proxy makes, unless the preset or `modifiers` say otherwise. */
  width: number;
  height: number;
}

/** A Picture of the right size and format for the screen, by way of the image proxy. */
export function Image({ src, provider, preset, modifiers, densities, ...picture }: ImageProps) {
  const config = useImageConfig();
  if (src === undefined) return <Picture {...picture} />;
  const sized: ImageModifiers = preset ? { ...modifiers } : { width: picture.width, ...modifiers };
  return (
    <Picture {...picture} {...imageSources(src, { provider, preset, densities, modifiers: sized }, config)} />
  );
}
