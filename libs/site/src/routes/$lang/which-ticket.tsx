import { WhichTicketView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { searchOf } from '../../addresses/page-address';
import { loadWhichTicket } from '../../pages/which-ticket';
import { RecentStationsProvider } from '../../device/recent-stations';
import { RiderMemory } from '../../device/rider-memory';

const search = searchOf('/$lang/which-ticket');

export const Route = createFileRoute('/$lang/which-ticket')({
  staticData: { program: 'fetched' },
  validateSearch: search,
  // the router adds parameters that do not belong to the page
  loaderDeps: ({ search: given }) => search(given),
  loader: ({ context: { locale }, deps }) => loadWhichTicket({ data: { locale, search: deps } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: WhichTicketPage,
});

function WhichTicketPage() {
  return (
    <RecentStationsProvider>
      <RiderMemory />
      <WhichTicketView model={Route.useLoaderData()} />
    </RecentStationsProvider>
  );
}
