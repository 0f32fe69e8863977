import type { Locale } from '@raang/domain';
import type { PolicyModel, PolicyName } from '@raang/views';
import { createIsomorphicFn } from '@tanstack/react-start';
import { href } from '../addresses/href';
import { payloadOf, readPayload } from '../addresses/payload';
import { siteFetch } from '../failures/error-facts';
import { prerenderedPayload } from '../server/render/prerender/prerendered-payload';
import { withoutRepeatedData } from '../server/models/without-repeated-data';

interface PolicyAddress {
  locale: Locale;
  name: PolicyName;
}

/** The data of a policy. The build has made it: a static file, which a navigation fetches and the server reads. */
export const loadPolicy = createIsomorphicFn()
  .server(async (policy: PolicyAddress) => {
    const model = (await prerenderedPayload(pathOf(policy))) as PolicyModel;
    return { ...model, head: withoutRepeatedData(model.head) };
  })
  .client(async (policy: PolicyAddress) => {
    const answer = await siteFetch(payloadOf(pathOf(policy)));
    if (!answer.ok) throw new Error(`unexpected response ${answer.status}`);
    return readPayload(await answer.text(), location.origin) as PolicyModel;
  });

const pathOf = ({ locale, name }: PolicyAddress) => href.policy(locale, name);
