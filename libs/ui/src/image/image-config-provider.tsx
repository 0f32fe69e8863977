import { createContext, use, type ReactNode } from 'react';
import { defaultImageConfig, type ImageConfig } from './image-config';

const ImageConfigContext = createContext(defaultImageConfig);

export interface ImageConfigProviderProps {
  config: ImageConfig;
  children: ReactNode;
}

/** Sets presets, providers and the base URL of images. */
export function ImageConfigProvider({ config, children }: ImageConfigProviderProps) {
  return <ImageConfigContext value={config}>{children}</ImageConfigContext>;
}

export function useImageConfig(): ImageConfig {
  return use(ImageConfigContext);
}
