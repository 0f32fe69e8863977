import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import { FilesInput } from '../fields/files-input';
import { TextAreaInput } from '../fields/text-area-input';
import { Form } from '../form/form';
import type { CaseFormProps } from '../sections/case-form-props';
import { PrivacyNote } from '../sections/privacy-note';
import { SenderFields } from '../sections/sender-fields';
import { topicWords } from '../words/topic-words';

/** A message to the authority. */
export function ContactForm({ privacyHref, upload, ...page }: CaseFormProps) {
  const { t, i18n } = useLingui();
  return (
    <Form
      {...page}
      name="contact"
      label={t`Send us a message`}
      order={['topic', 'message', 'files', 'name', 'email', 'telephone']}
      submitLabel={t`Send message`}
      keepsDraft
      hasFiles
      footnote={<PrivacyNote href={privacyHref} />}
    >
      <RadioInput
        name="topic"
        legend={t`What is your message about?`}
        wordsOf={(topic) => i18n._(topicWords(topic))}
      />
      <TextAreaInput name="message" label={t`Message`} />
      <FilesInput label={t`Photos or documents`} upload={upload} />
      <SenderFields />
    </Form>
  );
}
