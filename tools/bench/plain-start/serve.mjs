// Serves the yardstick on node:http, without a cache and without compression. Prints `ready <origin>`.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

// a path, since only a build creates it
const { default: app } = await import(new URL('dist/server/server.js', import.meta.url).href);
const server = createServer(async (incoming, outgoing) => {
  const { status, headers, body } = await app.fetch(new Request(`http://localhost${incoming.url}`));
  outgoing.writeHead(status, Object.fromEntries(headers));
  if (body) Readable.fromWeb(body).pipe(outgoing);
  else outgoing.end();
});
server.listen(0, () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`ready http://localhost:${port}`);
});
