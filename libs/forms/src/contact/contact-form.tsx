import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import { FilesInput } from '../fields/files-input';
import { TextAreaInput } from '../fields/text-area-input';
import type { CaseFormProps } from '../sections/case-form-props';
import { NewCaseForm } from '../sections/new-case-form';
import { topicWords } from '../words/topic-words';

/** A message to the authority. */
export function ContactForm({ upload, takesFiles = true, ...page }: CaseFormProps) {
  const { t, i18n } = useLingui();
  return (
    <NewCaseForm
      {...page}
      name="contact"
      label={t`Send us a message`}
      order={['topic', 'message', 'files']}
      submitLabel={t`Send message`}
      hasFiles={takesFiles}
    >
      <RadioInput
        name="topic"
        legend={t`What is your message about?`}
        wordsOf={(topic) => i18n._(topicWords(topic))}
      />
      <TextAreaInput name="message" label={t`Message`} />
      {takesFiles && <FilesInput label={t`Photos or documents`} upload={upload} />}
    </NewCaseForm>
  );
}
