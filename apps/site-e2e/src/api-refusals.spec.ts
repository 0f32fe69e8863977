import { apiPrefix } from '@raang/contract';
import { calls, requestFor } from './contract-calls';
import { expect, test } from './http-test';
import { sendBytes } from './raw-http';

const example = (name: string) => {
  const call = calls.find((candidate) => candidate.name === name)!;
  return requestFor(call, call.example.input);
};
const like = example('content.like');

for (const path of [apiPrefix, `${apiPrefix}/nothing`, '/api', '/api/nothing', '/api/v2/lines']) {
  for (const method of ['GET', 'POST']) {
    test(`${method} ${path} returns 404 with an error body of the API`, async ({ request }) => {
      const response = await request.fetch(path, { method });
      expect([response.status(), await response.json()]).toEqual([
        404,
        { code: 'NOT_FOUND', message: expect.stringMatching(/\S/) },
      ]);
      expect(response.headers()['cache-control']).toBe('no-store');
    });
  }
}

const methodsOf = Map.groupBy(
  calls.map((call) => ({ method: call.method, address: requestFor(call, call.example.input).address })),
  ({ address }) => address.split('?')[0]!,
);

for (const [path, procedures] of methodsOf) {
  const allowed = procedures.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const refused = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allowed.includes(method));
  test(`${path} allows only ${allowed.join(', ')}`, async ({ request }) => {
    for (const method of refused) {
      const response = await request.fetch(path, { method, ...(method === 'GET' ? {} : { data: {} }) });
      expect([response.status(), await response.json()], method).toEqual([
        405,
        { code: 'METHOD_NOT_SUPPORTED', message: expect.stringMatching(/\S/) },
      ]);
      const allow = response.headers()['allow']?.split(/,\s*/) ?? [];
      expect(allow, method).toEqual(expect.arrayContaining(allowed));
      for (const other of refused) expect(allow, method).not.toContain(other);
    }
  });
}

const wrongBodies = [
  { body: '{"visitor": ', type: 'application/json', statuses: [400] },
  { body: '', type: 'application/json', statuses: [400] },
  { body: '[]', type: 'application/json', statuses: [400] },
  { body: '<like/>', type: 'application/xml', statuses: [400, 415] },
  { body: 'liked', type: 'text/plain', statuses: [400, 415] },
  { body: '--x\r\nnot a part', type: 'multipart/form-data; boundary=x', statuses: [400, 415] },
];

for (const { body, type, statuses } of wrongBodies) {
  test(`POST ${JSON.stringify(body)} as ${type} is refused`, async ({ request }) => {
    const headers = { 'content-type': type };
    const response = await request.post(like.address, { headers, data: Buffer.from(body) });
    expect(statuses).toContain(response.status());
    expect(await response.json()).toMatchObject({
      code: { 400: 'BAD_REQUEST', 415: 'UNSUPPORTED_MEDIA_TYPE' }[response.status()],
      message: expect.stringMatching(/\S/),
    });
    expect(response.headers()['cache-control']).toBe('no-store');
  });
}

for (const isChunked of [false, true]) {
  test(`a 40 MB body ${isChunked ? 'in chunks' : 'with Content-Length'} is refused with 413`, async ({
    baseURL,
    extraHTTPHeaders,
  }) => {
    const { status, headers, body } = await sendBytes(`${baseURL}${like.address}`, {
      bytes: 40 * 1024 * 1024,
      isChunked,
      headers: { ...extraHTTPHeaders, 'content-type': 'application/json' },
    });
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([
      413,
      'no-store',
      { code: 'PAYLOAD_TOO_LARGE', message: expect.stringMatching(/\S/) },
    ]);
  });
}

for (const { address, method } of [
  { address: example('network.lines').address, method: 'GET' },
  { address: like.address, method: 'POST' },
]) {
  test(`a preflight of ${method} ${address} ${method === 'GET' ? 'allows' : 'denies'} other origins`, async ({
    request,
  }) => {
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
    // pages of other origins may read public data; only the site's own pages may write
    expect(headers['access-control-allow-origin']).toBe(method === 'GET' ? '*' : undefined);
    if (method === 'GET') expect(headers['access-control-allow-methods']).toContain('GET');
  });
}

test('public endpoints allow cross-origin reads', async ({ request }) => {
  const response = await request.get(example('network.lines').address, {
    headers: { origin: 'https://app.example.org' },
  });
  expect(response.headers()['access-control-allow-origin']).toBe('*');
});
