import '../../../authority/started-libraries';
import { type Locale, locales } from '@raang/domain';
import { policyNames, type PolicyModel, type PolicyName, toPolicyModel } from '@raang/views';
import { authority } from 'raang:authority';
import { href } from '../../../addresses/href';
import { originMark } from '../../../addresses/payload';
import { bindToNames } from '../../models/bind-model';
import { modelContextOf } from '../../models/model-context';
import { readPolicy } from '../../services/policies';

export { startIn } from '../../services/folders';

/** Pages whose data depends on nothing but the build: neither on the database nor on the day. By path. */
const pages: ReadonlyMap<string, () => Promise<object>> = new Map(
  locales.flatMap((locale) =>
    policyNames.map((name) => [href.policy(locale, name), () => makePolicy(locale, name)] as const),
  ),
);

export const prerenderedPaths = [...pages.keys()].toSorted();

/** The data of a prerendered page as JSON, with the mark of the origin in its URLs. Undefined for any other path. */
export async function makePayload(pathname: string): Promise<string | undefined> {
  const page = await pages.get(pathname)?.();
  return page && JSON.stringify(page);
}

async function makePolicy(locale: Locale, name: PolicyName): Promise<PolicyModel> {
  const [policy, ...others] = await Promise.all(
    [name, ...policyNames.filter((other) => other !== name)].map((other) => readPolicy(other, locale)),
  );
  // a policy has no sentence about today
  const context = await modelContextOf({ locale, today: policy!.updatedOn, publicUrl: originMark });
  const { lines, connectingLines } = authority;
  return bindToNames(
    toPolicyModel({ policy: policy!, others }, context),
    [...lines, ...connectingLines].map((line) => line.name.th),
  );
}
