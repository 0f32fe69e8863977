import { WhichTicketView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../head-tags';
import { loadWhichTicket } from '../../pages/which-ticket';
import { RecentStationsProvider } from '../../recent-stations';
import { ticketSearch } from '../../ticket-search';

export const Route = createFileRoute('/$lang/which-ticket')({
  validateSearch: ticketSearch,
  // only what was understood: the router adds to it what was not
  loaderDeps: ({ search }) => ticketSearch(search),
  loader: ({ context: { locale }, deps }) => loadWhichTicket({ data: { locale, search: deps } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: WhichTicketPage,
});

function WhichTicketPage() {
  return (
    <RecentStationsProvider>
      <WhichTicketView model={Route.useLoaderData()} />
    </RecentStationsProvider>
  );
}
