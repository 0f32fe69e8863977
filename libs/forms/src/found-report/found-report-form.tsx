import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import { FilesInput } from '../fields/files-input';
import type { Place } from '../fields/place';
import type { CaseFormProps } from '../sections/case-form-props';
import { ItemFields } from '../sections/item-fields';
import { NewCaseForm } from '../sections/new-case-form';
import { PlaceFields } from '../sections/place-fields';
import { handedToWords } from '../words/handed-to-words';

export interface FoundReportFormProps extends CaseFormProps {
  place: Place;
}

/** A report of something found. */
export function FoundReportForm({ upload, takesFiles = true, place, ...page }: FoundReportFormProps) {
  const { t, i18n } = useLingui();
  return (
    <NewCaseForm
      {...page}
      name="found-report"
      label={t`Report a found item`}
      order={['category', 'description', 'handedTo', 'day', 'time', 'line', 'station', 'files']}
      submitLabel={t`Send report`}
      hasFiles={takesFiles}
    >
      <ItemFields
        categoryLabel={t`What did you find?`}
        descriptionHint={t`Such as colour, make and size. Do not open locked items.`}
      />
      <RadioInput
        name="handedTo"
        legend={t`Where is the item now?`}
        wordsOf={(place) => i18n._(handedToWords(place))}
      />
      <PlaceFields legend={t`Where and when did you find it?`} place={place} />
      {takesFiles && <FilesInput label={t`Photos of the item`} upload={upload} />}
    </NewCaseForm>
  );
}
