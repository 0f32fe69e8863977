// A React Server Component of Next.js: the models are made on the server, and parts of the kit are rendered there.
import { KitParts } from '../src/kit-parts.tsx';
import { loadPage } from '../src/load-page.ts';
import { Page } from '../src/page.tsx';

export default async function StartPage() {
  return (
    <Page {...await loadPage()}>
      <KitParts />
    </Page>
  );
}
