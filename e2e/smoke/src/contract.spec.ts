import { type Call, calls, requestFor } from '@raang/e2e-kit/contract-calls';
import { expectEach } from '@raang/e2e-kit/expect-each';
import { expect, test } from '@raang/e2e-kit/http-test';

test('every procedure of the API answers its example as the contract declares', async ({ request }) => {
  const nameOf = (call: Call) => call.name;
  await expectEach(calls, nameOf, async (call) => {
    const { address, options } = requestFor(call, call.example.input);
    const response = await request.fetch(address, options);
    expect(response.status()).toBe(200);
    if (call.isFile) return;
    const body: unknown = await response.json();
    // `parse` drops undeclared fields: the response must not have any
    expect(call.output.parse(body)).toEqual(body);
  });
});
