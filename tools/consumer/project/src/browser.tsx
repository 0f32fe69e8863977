// An app that Vite builds, without Tailwind.
import '@raang/views/standalone.css';
import { createRoot } from 'react-dom/client';
import { KitParts } from './kit-parts.tsx';
import { loadPage } from './load-page.ts';
import { Page } from './page.tsx';

const root = createRoot(document.getElementById('root')!);
root.render(
  <Page {...await loadPage()}>
    <KitParts />
  </Page>,
);
