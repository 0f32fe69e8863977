import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import { FilesInput } from '../fields/files-input';
import type { Place } from '../fields/place';
import { TextAreaInput } from '../fields/text-area-input';
import type { CaseFormProps } from '../sections/case-form-props';
import { NewCaseForm } from '../sections/new-case-form';
import { PlaceFields } from '../sections/place-fields';
import { topicWords } from '../words/topic-words';

export interface ComplaintFormProps extends CaseFormProps {
  place: Place;
}

/** A complaint. */
export function ComplaintForm({ upload, takesFiles = true, place, ...page }: ComplaintFormProps) {
  const { t, i18n } = useLingui();
  return (
    <NewCaseForm
      {...page}
      name="complaint"
      label={t`Make a complaint`}
      order={['topic', 'message', 'day', 'time', 'line', 'station', 'files']}
      submitLabel={t`Send complaint`}
      hasFiles={takesFiles}
    >
      <RadioInput
        name="topic"
        legend={t`What is your complaint about?`}
        wordsOf={(topic) => i18n._(topicWords(topic))}
      />
      <TextAreaInput name="message" label={t`What happened?`} />
      <PlaceFields legend={t`Where and when did it happen?`} place={place} />
      {takesFiles && <FilesInput label={t`Photos or documents`} upload={upload} />}
    </NewCaseForm>
  );
}
