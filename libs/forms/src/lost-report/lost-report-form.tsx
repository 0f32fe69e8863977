import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '../fields/choice-inputs';
import { FilesInput } from '../fields/files-input';
import type { Place } from '../fields/place';
import { TextAreaInput } from '../fields/text-area-input';
import { TextInput } from '../fields/text-input';
import { Form } from '../form/form';
import type { CaseFormProps } from '../sections/case-form-props';
import { PlaceFields } from '../sections/place-fields';
import { PrivacyNote } from '../sections/privacy-note';
import { SenderFields } from '../sections/sender-fields';
import { foundItemCategoryWords } from '../words/found-item-words';

export interface LostReportFormProps extends CaseFormProps {
  place: Place;
}

const order = [
  ...['category', 'description', 'colour', 'marks', 'day', 'time', 'line', 'station'],
  ...['files', 'name', 'email', 'telephone'],
];

/** A report of something lost. */
export function LostReportForm({ privacyHref, upload, place, ...page }: LostReportFormProps) {
  const { t, i18n } = useLingui();
  return (
    <Form
      {...page}
      name="lost-report"
      label={t`Report a lost item`}
      order={order}
      submitLabel={t`Send report`}
      keepsDraft
      hasFiles
      footnote={<PrivacyNote href={privacyHref} />}
    >
      <SelectInput
        name="category"
        label={t`What did you lose?`}
        emptyOption={t`Choose a kind of item`}
        wordsOf={(category) => i18n._(foundItemCategoryWords(category))}
        width="md"
      />
      <TextAreaInput
        name="description"
        label={t`Description`}
        hint={t`Such as make, size, material and contents`}
        rows={3}
      />
      <TextInput name="colour" label={t`Colour`} width="sm" />
      <TextAreaInput
        name="marks"
        label={t`Marks that only the owner knows`}
        hint={t`Such as an engraving or the lock-screen picture. Only our staff read this.`}
        rows={3}
      />
      <PlaceFields
        legend={t`Where and when did you lose it?`}
        place={place}
        dayHint={t`If you are not sure, the first possible day`}
        timeHint={t`As near as you remember`}
        stationHint={t`Where you noticed the loss, or where you got off`}
      />
      <FilesInput
        label={t`Photos of the item`}
        hint={t`A photo helps us to find it, even of a similar item.`}
        upload={upload}
      />
      <SenderFields />
    </Form>
  );
}
