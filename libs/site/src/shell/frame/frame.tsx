import { type Locale, locales } from '@raang/domain/locale';
import {
  FrameStrip,
  FrameView,
  LoadingBarPlace,
  type LoadSuggestions,
  PlaceOptionsContext,
  ServerHtml,
  SuggestionsContext,
} from '@raang/views';
import {
  rootRouteId,
  useLoaderData,
  useRouteContext,
  useMatches,
  useRouter,
  useRouterState,
} from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, useCallback, useLayoutEffect } from 'react';
import { inLocale } from '../../addresses/href';
import { publicPath } from '../../addresses/own-paths';
import { closedNoticesScript, hideClosedNotices } from '../../first/closed-notices';
import { switches } from '../../authority/switches';
import { loadSuggestions } from '../../pages/suggestions';
import { assistantButton } from '../assistant/assistant-buttons';
import { useAccountMenu } from './account-menu';
import { dialogs } from './dialogs';
import { forcedColourMode } from './forced-colour-mode';
import { footer, menu, useCurrentMenuLinks } from './frame-html';
import { layoutNamed, layoutNameOf } from './layouts';
import { loadPlaces } from '../navigation/load-places';
import { menuTools } from './menu-tools';
import { NoIndex } from './no-index';
import { officialWebsite } from './official-website';
import { pageEnd } from './page-end';

/** Runs once, in the server's HTML: after that the frame calls the function. */
const noticesScript = createIsomorphicFn()
  .server(() => closedNoticesScript)
  .client(() => '');

/** Each language by its own name. */
const localeNames: Record<Locale, { label: string; short?: string }> = {
  th: { label: 'ไทย' },
  en: { label: 'English', short: 'EN' },
};

/** The frame with the router's location. Without its model (after a failure) there is only the content, and that the site is a demonstration. */
export function Frame({ children }: { children: ReactNode }) {
  const { locale } = useRouteContext({ from: rootRouteId });
  const model = useLoaderData({ from: rootRouteId });
  const nonce = useRouter().options.ssr?.nonce;
  const location = useRouterState({ select: (state) => state.location });
  const currentPath = publicPath(location.pathname);
  const accountMenu = useAccountMenu({ locale, links: model?.account, currentPath });
  const suggest = useCallback<LoadSuggestions>(
    (q, signal) => loadSuggestions({ data: { locale, q }, signal }),
    [locale],
  );
  const shownAlertIds = useMatches({ select: shownAlertIdsOf });
  const layout = layoutNamed(useMatches({ select: layoutNameOf }));
  const website = officialWebsite();
  useCurrentMenuLinks(currentPath);
  const forcedTheme = useMatches({ select: forcedColourMode });
  // a navigation may show notices that the last page left out
  useLayoutEffect(hideClosedNotices, [shownAlertIds, layout.hasNotices]);
  if (!model)
    return (
      <>
        {!layout.isIndexed && <NoIndex />}
        <LoadingBarPlace />
        <FrameStrip officialWebsite={website} />
        <main id="main">{children}</main>
      </>
    );
  const here = { pathname: currentPath, search: location.searchStr };
  return (
    <SuggestionsContext value={suggest}>
      {!layout.isIndexed && <NoIndex />}
      <FrameView
        model={model}
        layout={layout}
        shownAlertIds={shownAlertIds}
        officialWebsite={website}
        currentPath={currentPath}
        locales={{
          current: locale,
          options: locales.map((other) => ({
            locale: other,
            ...localeNames[other],
            href: inLocale(other, here),
          })),
        }}
        accountMenu={accountMenu}
        assistant={
          switches.assistant && (
            <ServerHtml name="assistant" html={assistantButton()} className="max-lg:hidden" />
          )
        }
        end={<ServerHtml name="page-end" html={pageEnd()} className="contents" />}
        menu={<ServerHtml name="menu" html={menu(model.partsName, currentPath)} className="contents" />}
        footer={<ServerHtml name="footer" html={footer(model.partsName)} className="contents" />}
        menuTools={<ServerHtml name="menu-tools" html={menuTools(forcedTheme)} className="contents" />}
      >
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: noticesScript() }}
        />
        <PlaceOptionsContext value={loadPlaces}>{children}</PlaceOptionsContext>
      </FrameView>
      <ServerHtml name="dialogs" html={dialogs(model.dialogs)} />
    </SuggestionsContext>
  );
}

interface Telling {
  shownAlertIds?: readonly string[];
  /** Of a listing. */
  model?: Telling;
}

/** Ids of the alerts that the pages of the matches tell. A string, so that the frame renders only if they change. */
function shownAlertIdsOf(matches: readonly { loaderData?: unknown }[]): string {
  return matches
    .flatMap(({ loaderData }) => {
      const page = loaderData as Telling | undefined;
      return page?.shownAlertIds ?? page?.model?.shownAlertIds ?? [];
    })
    .join(' ');
}
