import { ServiceStatusView } from '@raang/views';
import { createFileRoute } from '@tanstack/react-router';
import { headTags } from '../../shell/frame/head-tags';
import { loadServiceStatus } from '../../pages/service-status';
import { useRenewed } from '../../shell/renewal/renewed-model';

export const Route = createFileRoute('/$lang/service-status')({
  loader: ({ context: { locale } }) => loadServiceStatus({ data: { locale } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: ServiceStatusPage,
});

function ServiceStatusPage() {
  return <ServiceStatusView model={useRenewed(Route.useLoaderData())} />;
}
