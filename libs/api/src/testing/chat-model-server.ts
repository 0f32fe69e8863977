import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ModelRequest {
  messages: { role: string; content: string | null; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
}

/** What the server does with a request: a message, a raw body, a status, or nothing. */
export type ModelTurn =
  { message: object } | { body: string } | { status: number } | { location: string } | 'silence';

/** A server that speaks the chat completions protocol, with one turn after the other. */
export async function startChatModelServer() {
  const requests: { body: ModelRequest; authorization: string | undefined }[] = [];
  let turns: ModelTurn[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((text) => {
      requests.push({ body: JSON.parse(text) as ModelRequest, authorization: request.headers.authorization });
      const turn = turns.shift() ?? { status: 500 };
      if (turn === 'silence') return;
      if ('location' in turn) response.writeHead(302, { location: turn.location }).end();
      else if ('status' in turn) response.writeHead(turn.status).end('no');
      else
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('body' in turn ? turn.body : JSON.stringify({ choices: [{ message: turn.message }] }));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Sets the next turns, and forgets earlier requests. */
    script: (...next: ModelTurn[]) => {
      turns = next;
      requests.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
