import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { keepWarm } from './keep-warm';

it('visits the status and every form in both languages, also if one of them fails', async () => {
  const visited: string[] = [];
  const server = createServer(({ url, socket }, response) => {
    visited.push(url!);
    if (url === '/th/service-status') socket.destroy();
    else response.end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  keepWarm({ host: '127.0.0.1', port, lifecycle: { isDraining: false } });
  await expect
    .poll(() => visited)
    .toEqual(
      expect.arrayContaining(['/th/service-status', '/th/contact/mrta', '/en/contact/lost-asset', '/en']),
    );
  await expect.poll(() => visited.length).toBe(18);
  server.close();
});
