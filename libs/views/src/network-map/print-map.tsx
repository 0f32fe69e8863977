import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MapPoster, type MapPosterProps } from './map-poster';

/** Returns the map as HTML for paper, for the tool that prints documents; no page of the site imports it. */
export function printMap(i18n: I18n, poster: MapPosterProps): string {
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MapPoster {...poster} />
    </I18nProvider>,
  );
}
