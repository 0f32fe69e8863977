import { HomeView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadHome } from '../../pages/home';
import { NearMeProvider } from '../../shell/navigation/near-me';
import { RecentStationsProvider } from '../../device/recent-stations';
import { useRenewed } from '../../shell/renewal/renewed-model';

export const Route = createFileRoute('/$lang/')({
  loader: ({ context: { locale } }) => loadHome({ data: { locale } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: HomePage,
  staticData: { layout: 'homepage' },
});

function HomePage() {
  return (
    <RecentStationsProvider>
      <NearMeProvider>
        <HomeView model={useRenewed(Route.useLoaderData())} />
      </NearMeProvider>
    </RecentStationsProvider>
  );
}
