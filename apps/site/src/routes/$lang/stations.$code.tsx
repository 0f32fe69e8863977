import { StationView } from '@raang/views';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { headTags } from '../../shell/head-tags';
import { href } from '../../addresses/href';
import { loadStation } from '../../pages/station';
import { StationNotFound } from '../../shell/station-not-found';
import { canonicalCode } from '../../addresses/station-code';

export const Route = createFileRoute('/$lang/stations/$code')({
  beforeLoad: ({ context: { locale }, params: { code } }) => {
    const canonical = canonicalCode(code);
    if (canonical !== code) throw redirect({ href: href.station(locale, canonical), statusCode: 308 });
  },
  loader: ({ context: { locale }, params: { code } }) => loadStation({ data: { locale, code } }),
  head: ({ loaderData }) => headTags(loaderData?.head),
  component: StationPage,
  notFoundComponent: StationNotFound,
});

function StationPage() {
  return <StationView model={Route.useLoaderData()} />;
}
