import { apiPrefix } from '@raang/contract';
import { calls, exampleRequest, requestFor } from '@raang/e2e-kit/contract-calls';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { someAddress } from '@raang/e2e-kit/form-post';
import { expect, test } from '@raang/e2e-kit/http-test';

const like = exampleRequest('content.like');

const nowhere = [apiPrefix, `${apiPrefix}/nothing`, '/api', '/api/nothing', '/api/v2/lines'];

test('an unknown path of the API returns 404 with an error body', async ({ request }) => {
  await expectEach(nowhere, String, async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await request.fetch(path, { method });
      expect([response.status(), await response.json()], method).toEqual([
        404,
        { code: 'NOT_FOUND', message: expect.stringMatching(/\S/) },
      ]);
      expect(response.headers()['cache-control'], method).toBe('no-store');
    }
  });
});

const methodsOf = Map.groupBy(
  calls.map((call) => ({ method: call.method, address: requestFor(call, call.example.input).address })),
  ({ address }) => address.split('?')[0]!,
);

test('a path of the API allows only the methods of its procedures', async ({ request }) => {
  const nameOf = ([path]: [string, unknown]) => path;
  await expectEach([...methodsOf], nameOf, async ([path, procedures]) => {
    const allowed = procedures.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    const refused = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.includes(method));
    for (const method of refused) {
      // of an address of its own: limits count refused writes too
      const options = { method, headers: someAddress(), ...(method === 'GET' ? {} : { data: {} }) };
      const response = await request.fetch(path, options);
      expect([response.status(), await response.json()], method).toEqual([
        405,
        { code: 'METHOD_NOT_SUPPORTED', message: expect.stringMatching(/\S/) },
      ]);
      const allow = response.headers()['allow']?.split(/,\s*/) ?? [];
      expect(allow, method).toEqual(expect.arrayContaining(allowed));
      for (const other of refused) expect(allow, method).not.toContain(other);
    }
  });
});

const wrongBodies = [
  { body: '{"visitor": ', type: 'application/json', statuses: [400] },
  { body: '', type: 'application/json', statuses: [400] },
  { body: '[]', type: 'application/json', statuses: [400] },
  { body: '<like/>', type: 'application/xml', statuses: [400, 415] },
  { body: 'liked', type: 'text/plain', statuses: [400, 415] },
  { body: '--x\r\nnot a part', type: 'multipart/form-data; boundary=x', statuses: [400, 415] },
];

test('a body that is no JSON object is refused', async ({ request }) => {
  const nameOf = ({ body, type }: (typeof wrongBodies)[number]) => `${JSON.stringify(body)} as ${type}`;
  await expectEach(wrongBodies, nameOf, async ({ body, type, statuses }) => {
    const headers = { 'content-type': type };
    const response = await request.post(like.address, { headers, data: Buffer.from(body) });
    expect(statuses).toContain(response.status());
    expect(await response.json()).toMatchObject({
      code: { 400: 'BAD_REQUEST', 415: 'UNSUPPORTED_MEDIA_TYPE' }[response.status()],
      message: expect.stringMatching(/\S/),
    });
    expect(response.headers()['cache-control']).toBe('no-store');
  });
});

const preflights = [
  { address: exampleRequest('network.lines').address, method: 'GET', origin: '*' },
  { address: like.address, method: 'POST', origin: undefined },
];

test('a preflight allows other origins to read public data, and not to write', async ({ request }) => {
  const nameOf = ({ method, address }: (typeof preflights)[number]) => `${method} ${address}`;
  await expectEach(preflights, nameOf, async ({ address, method, origin }) => {
    const response = await request.fetch(address, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example.org',
        'access-control-request-method': method,
        'access-control-request-headers': 'content-type',
      },
    });
    expect([response.status(), await response.text()]).toEqual([204, '']);
    const headers = response.headers();
    expect(headers['access-control-allow-origin']).toBe(origin);
    if (origin) expect(headers['access-control-allow-methods']).toContain(method);
  });
});
