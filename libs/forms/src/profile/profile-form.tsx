import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import type { Place } from '../fields/place';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { languageNames } from '../words/language-names';
import { TelephoneInput } from '../sections/telephone-input';
import { SavedStations } from './saved-stations';

export interface ProfileFormProps extends PageFormProps {
  place: Place;
}

/** The account's data; `defaults` has the present ones, and `draftOf` its id. */
export function ProfileForm({ place, ...page }: ProfileFormProps) {
  const { t } = useLingui();
  return (
    <Form
      {...page}
      name="profile"
      label={t`Your details`}
      order={['name', 'telephone', 'locale', 'savedStations']}
      submitLabel={t`Save changes`}
      keepsDraft
    >
      <TextInput name="name" label={t`Name`} autoComplete="name" width="md" />
      <TelephoneInput />
      <RadioInput
        name="locale"
        legend={t`Language of our e-mails`}
        wordsOf={(locale) => languageNames[locale] ?? locale}
        layout="row"
      />
      <SavedStations place={place} />
    </Form>
  );
}
