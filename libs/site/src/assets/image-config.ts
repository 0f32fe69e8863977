import { defaultImageConfig, type ImageConfig } from '@raang/ui';
import { imagePresets } from '@raang/views';

/** Pictures of the content come from the site's own image proxy, in the sizes that the views name. */
export const imageConfig: ImageConfig = { ...defaultImageConfig, presets: imagePresets };
