import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import { TextAreaInput } from '../fields/text-area-input';
import { Form } from '../form/form';
import type { PageFormProps } from '../form/form-props';
import { PrivacyNote } from '../sections/privacy-note';
import { SenderFields } from '../sections/sender-fields';
import { topicWords } from '../words/topic-words';

export interface CommentFormProps extends PageFormProps {
  privacyHref: string;
}

/** Praise, a suggestion or another comment. The sender may stay anonymous. */
export function CommentForm({ privacyHref, ...page }: CommentFormProps) {
  const { t, i18n } = useLingui();
  return (
    <Form
      {...page}
      name="comment"
      label={t`Send a comment`}
      order={['topic', 'message', 'name', 'email', 'telephone']}
      submitLabel={t`Send comment`}
      keepsDraft
      footnote={<PrivacyNote href={privacyHref} />}
    >
      <RadioInput
        name="topic"
        legend={t`What is your comment about?`}
        wordsOf={(topic) => i18n._(topicWords(topic))}
      />
      <TextAreaInput name="message" label={t`Comment`} />
      <SenderFields />
    </Form>
  );
}
