import { useLingui } from '@lingui/react/macro';
import { RadioInput } from '../fields/choice-inputs';
import { TextAreaInput } from '../fields/text-area-input';
import type { PageFormProps } from '../form/form-props';
import { NewCaseForm } from '../sections/new-case-form';
import { topicWords } from '../words/topic-words';

export interface CommentFormProps extends PageFormProps {
  privacyHref: string;
}

/** Praise, a suggestion or another comment. The sender may stay anonymous. */
export function CommentForm(page: CommentFormProps) {
  const { t, i18n } = useLingui();
  return (
    <NewCaseForm
      {...page}
      name="comment"
      label={t`Send a comment`}
      order={['topic', 'message']}
      submitLabel={t`Send comment`}
    >
      <RadioInput
        name="topic"
        legend={t`What is your comment about?`}
        wordsOf={(topic) => i18n._(topicWords(topic))}
      />
      <TextAreaInput name="message" label={t`Comment`} />
    </NewCaseForm>
  );
}
