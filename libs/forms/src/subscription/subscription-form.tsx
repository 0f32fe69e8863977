import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { languageNames } from '../words/language-names';
import { WishFields, type WishFieldsProps } from './wish-fields';

export interface SubscriptionFormProps extends PageFormProps, WishFieldsProps {}

/** Changes a subscription; `defaults` has the present one. */
export function SubscriptionForm({ lines, place, ...page }: SubscriptionFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="subscription"
      label={t`E-mails about disruptions`}
      order={['lines', 'stations', 'days', 'from', 'until', 'severity', 'locale']}
      submitLabel={t`Save changes`}
    >
      <WishFields lines={lines} place={place} />
      <RadioInput
        name="locale"
        legend={t`Language of our e-mails`}
        wordsOf={(locale) => languageNames[locale] ?? locale}
        layout="row"
      />
    </Form>
  );
}
