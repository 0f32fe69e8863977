import { policyNames, type PolicyModel, toPolicyModel } from '@raang/views';
import { createServerFn } from '@tanstack/react-start';
import { createModelContext } from '../server/model-context';
import { readPolicy } from '../server/policies';
import { inputOf } from './page-input';

export const loadPolicy = createServerFn({ method: 'GET' })
  .validator(inputOf('loadPolicy'))
  .handler(async ({ data: { locale, name } }): Promise<PolicyModel> => {
    const policy = await readPolicy(name, locale);
    const others = policyNames.filter((other) => other !== name);
    return toPolicyModel(
      { policy, others: await Promise.all(others.map((other) => readPolicy(other, locale))) },
      await createModelContext(locale),
    );
  });
