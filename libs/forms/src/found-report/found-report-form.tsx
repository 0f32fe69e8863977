import { useLingui } from '@lingui/react/macro';
import { RadioInput, SelectInput } from '../fields/choice-inputs';
import { FilesInput } from '../fields/files-input';
import type { Place } from '../fields/place';
import { TextAreaInput } from '../fields/text-area-input';
import { Form } from '../form/form';
import type { CaseFormProps } from '../sections/case-form-props';
import { PlaceFields } from '../sections/place-fields';
import { PrivacyNote } from '../sections/privacy-note';
import { SenderFields } from '../sections/sender-fields';
import { foundItemCategoryWords } from '../words/found-item-words';
import { handedToWords } from '../words/handed-to-words';

export interface FoundReportFormProps extends CaseFormProps {
  place: Place;
}

const order = [
  ...['category', 'description', 'handedTo', 'day', 'time', 'line', 'station'],
  ...['files', 'name', 'email', 'telephone'],
];

/** A report of something found. */
export function FoundReportForm({ privacyHref, upload, place, ...page }: FoundReportFormProps) {
  const { t, i18n } = useLingui();
  return (
    <Form
      {...page}
      name="found-report"
      label={t`Report a found item`}
      order={order}
      submitLabel={t`Send report`}
      keepsDraft
      hasFiles
      footnote={<PrivacyNote href={privacyHref} />}
    >
      <SelectInput
        name="category"
        label={t`What did you find?`}
        emptyOption={t`Choose a kind of item`}
        wordsOf={(category) => i18n._(foundItemCategoryWords(category))}
        width="md"
      />
      <TextAreaInput
        name="description"
        label={t`Description`}
        hint={t`Such as colour, make and size. Do not open locked items.`}
        rows={3}
      />
      <RadioInput
        name="handedTo"
        legend={t`Where is the item now?`}
        wordsOf={(place) => i18n._(handedToWords(place))}
      />
      <PlaceFields legend={t`Where and when did you find it?`} place={place} />
      <FilesInput label={t`Photos of the item`} upload={upload} />
      <SenderFields />
    </Form>
  );
}
