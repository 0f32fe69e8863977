// A plain Node server without a bundler: prints its port, and answers every request with the page.
import { createServer } from 'node:http';
import { renderToString } from 'react-dom/server';
import { KitParts } from './kit-parts.tsx';
import { loadPage } from './load-page.ts';
import { Page } from './page.tsx';

const server = createServer(async (_request, response) => {
  const page = renderToString(
    <html lang="th">
      <body>
        <Page {...await loadPage()}>
          <KitParts />
        </Page>
      </body>
    </html>,
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>${page}`);
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
