import latinNormal from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-latin-400-normal.woff2?url';
import latinSemibold from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-latin-600-normal.woff2?url';
import thaiNormal from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2?url';
import thaiSemibold from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-600-normal.woff2?url';
import type { Locale } from '@raang/i18n';
import { ImageConfigProvider } from '@raang/ui';
import {
  HeadContent,
  rootRouteId,
  ScriptOnce,
  Scripts,
  useMatches,
  useRouteContext,
  useRouter,
} from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { siteName } from 'raang:authority';
import { openSearchHref } from '../../addresses/href';
import { applyColourMode, browserBarColours } from '../../first/colour-mode';
import { buildId } from '../renewal/build-id';
import { pagePreferencesScript } from '../../device/page-preferences';
import { placesScript } from '../../device/places-script';
import styles from '../../styles.css?url';
import { WordsProvider } from '../../language/words-provider';
import { switches } from '../../authority/switches';
import { Assistant } from '../assistant/assistant';
import { AfterLoad } from './after-load';
import { ConsentBar } from './consent-bar';
import { forcedColourMode } from './forced-colour-mode';
import { Frame } from './frame';
import { imageConfig } from '../../assets/image-config';
import { edition } from './official-website';
import { programOf } from '../navigation/program-of';
import { SiteLinks } from '../navigation/site-links';
import { FrameTakenOver } from '../renewal/take-over';

/** Fonts of a language's first screen; the others load when a glyph needs them. A late one moves lines that wrap differently. */
const fonts: Record<Locale, string[]> = {
  th: [thaiNormal, thaiSemibold, latinNormal, latinSemibold],
  en: [latinNormal, latinSemibold],
};

/** Locale in Open Graph's format. */
const openGraphLocales: Record<Locale, string> = { th: 'th_TH', en: 'en_GB' };

export function shellHead({ match }: { match: { context: { locale: Locale } } }) {
  const { locale } = match.context;
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(edition() === 'demonstration' ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: siteName[locale] },
      { property: 'og:locale', content: openGraphLocales[locale] },
      { property: 'og:locale:alternate', content: openGraphLocales[locale === 'th' ? 'en' : 'th'] },
    ],
    links: [
      ...fonts[locale].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: styles },
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: `/manifest.${locale}.webmanifest` },
      {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: siteName[locale],
        href: openSearchHref(locale),
      },
    ],
  };
}

/** The document: its language, its words, its frame. */
export function Shell({ children }: { children: ReactNode }) {
  const { locale } = useRouteContext({ from: rootRouteId });
  const forcedTheme = useMatches({ select: forcedColourMode });
  const program = useMatches({ select: programOf });
  const nonce = useRouter().options.ssr?.nonce;
  useEffect(applyColourMode, [forcedTheme]);
  return (
    // the colour mode is set on the document before hydration
    <html
      lang={locale}
      data-build={buildId()}
      data-edition={edition()}
      data-forced-theme={forcedTheme}
      data-program={program}
      suppressHydrationWarning
    >
      <head>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: pagePreferencesScript }} />
        {/* not in the router's head, which keeps one tag per name */}
        {(['light', 'dark'] as const).map((mode) => (
          <meta
            key={mode}
            name="theme-color"
            media={`(prefers-color-scheme: ${mode})`}
            content={browserBarColours[mode]}
          />
        ))}
        <HeadContent />
      </head>
      <body>
        <WordsProvider locale={locale}>
          <ImageConfigProvider config={imageConfig}>
            <Frame>{children}</Frame>
          </ImageConfigProvider>
          <AfterLoad />
          {switches.assistant && <Assistant />}
          {/* last in the page: the question of consent is below everything else */}
          <ConsentBar />
        </WordsProvider>
        <SiteLinks />
        <FrameTakenOver />
        <ScriptOnce>{placesScript}</ScriptOnce>
        <Scripts />
      </body>
    </html>
  );
}
