import { HomeView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { headTags } from '../../shell/frame/head-tags';
import { loadHome } from '../../pages/home';
import { NearMeProvider } from '../../shell/navigation/near-me';
import { KeptPlacesProvider } from '../../device/kept-places-provider';
import { RecentStationsProvider } from '../../device/recent-stations';
import { SavedWaysProvider } from '../../device/saved-ways-provider';
import { showKnownPlaces } from '../../first/known-places';
import { useRenewed } from '../../shell/renewal/renewed-model';

export const Route = createFileRoute('/$lang/')({
  loader: ({ context: { locale } }) => loadHome({ data: { locale } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: HomePage,
  staticData: { layout: 'homepage' },
});

function HomePage() {
  // after a navigation: the first script has filled in the rows of a document
  useEffect(showKnownPlaces, []);
  return (
    <RecentStationsProvider>
      <NearMeProvider>
        <KeptPlacesProvider>
          <SavedWaysProvider>
            <HomeView model={useRenewed(Route.useLoaderData())} />
          </SavedWaysProvider>
        </KeptPlacesProvider>
      </NearMeProvider>
    </RecentStationsProvider>
  );
}
