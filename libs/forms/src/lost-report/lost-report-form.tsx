import { useLingui } from '@lingui/react/macro';
import { FilesInput } from '../fields/files-input';
import type { Place } from '../fields/place';
import { TextAreaInput } from '../fields/text-area-input';
import { TextInput } from '../fields/text-input';
import type { CaseFormProps } from '../sections/case-form-props';
import { ItemFields } from '../sections/item-fields';
import { NewCaseForm } from '../sections/new-case-form';
import { PlaceFields } from '../sections/place-fields';

export interface LostReportFormProps extends CaseFormProps {
  place: Place;
}

/** A report of something lost. */
export function LostReportForm({ upload, takesFiles = true, place, ...page }: LostReportFormProps) {
  const { t } = useLingui();
  return (
    <NewCaseForm
      {...page}
      name="lost-report"
      label={t`Report a lost item`}
      order={['category', 'description', 'colour', 'marks', 'day', 'time', 'line', 'station', 'files']}
      submitLabel={t`Send report`}
      hasFiles={takesFiles}
    >
      <ItemFields
        categoryLabel={t`What did you lose?`}
        descriptionHint={t`Such as make, size, material and contents`}
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
        timeHint={t`As closely as you can remember`}
        stationHint={t`Where you noticed the loss, or where you got off`}
      />
      {takesFiles && (
        <FilesInput
          label={t`Photos of the item`}
          hint={t`A photo helps us to find it, even of a similar item.`}
          upload={upload}
        />
      )}
    </NewCaseForm>
  );
}
