import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@raang/ui';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { WishFields, type WishFieldsProps } from './wish-fields';

export interface SubscribeFormProps extends PageFormProps, WishFieldsProps {
  privacyHref: string;
}

/** Asks for mails about disruptions. */
export function SubscribeForm({ privacyHref, lines, place, ...page }: SubscribeFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="subscribe"
      label={t`Tell me about disruptions`}
      order={['lines', 'stations', 'days', 'from', 'until', 'severity', 'email']}
      submitLabel={t`Tell me`}
      footnote={
        <p>
          <Trans>
            We use your address only for these e-mails, and delete it when you end them. Read our{' '}
            <Link href={privacyHref}>privacy notice</Link>.
          </Trans>
        </p>
      }
    >
      <WishFields lines={lines} place={place} />
      <TextInput
        name="email"
        label={t`E-mail address`}
        hint={t`We will send it a link to confirm`}
        autoComplete="email"
        width="md"
      />
    </Form>
  );
}
