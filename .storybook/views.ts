import { createI18n, loadCatalog } from '@raang/i18n';
import { imagePresets as presets } from '@raang/views';
import { defaultImageConfig } from '@raang/ui';
import '@raang/views/styles.css';

/** The messages of views. Stories of the kit never load this file, so a new message does not run them again. */
export const i18n = {
  th: createI18n('th', await loadCatalog('th')),
  en: createI18n('en', await loadCatalog('en')),
};

/** Views name the sizes of their pictures. */
export const imageConfig = { ...defaultImageConfig, presets };
