import type { Plugin } from 'vite';
import type { Authority } from '../src/authority/authority';

type ManifestWords = Pick<Authority, 'siteName' | 'shortName' | 'tagline'>;

const locales = ['th', 'en'] as const;

/** Writes `/manifest.<locale>.webmanifest`: name and icons on a phone's home screen, in each language. */
export function webManifests(authority: ManifestWords): Plugin {
  return {
    name: 'raang:web-manifests',
    applyToEnvironment: (environment) => environment.name === 'client',
    configureServer(server) {
      for (const locale of locales) {
        server.middlewares.use(`/manifest.${locale}.webmanifest`, (_request, response) => {
          response.setHeader('content-type', 'application/manifest+json');
          response.end(JSON.stringify(toWebManifest(authority, locale)));
        });
      }
    },
    generateBundle() {
      for (const locale of locales) {
        const source = JSON.stringify(toWebManifest(authority, locale));
        this.emitFile({ type: 'asset', fileName: `manifest.${locale}.webmanifest`, source });
      }
    },
  };
}

export function toWebManifest(authority: ManifestWords, locale: (typeof locales)[number]) {
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `/${locale}`,
    name: authority.siteName[locale],
    short_name: authority.shortName[locale],
    description: authority.tagline[locale],
    lang: locale,
    dir: 'ltr',
    start_url: `/${locale}`,
    scope: '/',
    // links to other languages and documents need the browser's back button
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#00613d',
    icons: [
      ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
