// Baseline: `node bare-server.mjs <file>` sends the response in the file, with nothing but `node:http`.
import fs from 'node:fs';
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => response.writeHead(200, headers).end(bytes));
server.listen(0, () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`ready http://localhost:${address.port}`);
});
