import { type FormEvent, useId } from 'react';
import { Button } from '../button/button';
import { controlLook } from '../form-field/field-look';
import { SendIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';

export interface ChatFormProps {
  /** Receives the form without JavaScript. The question's field is `text`. */
  action?: string;
  /** Called with the trimmed question, never empty. Without this callback, the browser posts the form. */
  onSend?: (text: string) => void;
  /**
   * An answer is in progress: the person can write the next question but not send it.
   * @default false
   */
  typing?: boolean;
  /**
   * In characters. The API contract sets the limit.
   * @default 500
   */
  maxLength?: number;
}

export function ChatForm({ action, onSend, typing = false, maxLength = 500 }: ChatFormProps) {
  const { chat } = useLabels();
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (typing) event.preventDefault();
    if (typing || !onSend) return;
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text')).trim();
    if (!text) return;
    onSend(text);
    form.reset();
  };
  return (
    <form method="post" action={action} onSubmit={send}>
      <label htmlFor={id} className="text-sm font-semibold">
        {chat.input}
      </label>
      <div className="mt-1 flex flex-wrap gap-2">
        <input
          id={id}
          name="text"
          required
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="send"
          className={controlLook({ className: 'min-h-12 grow basis-40' })}
        />
        <Button type="submit" iconEnd={SendIcon} busy={typing} className="max-xs:w-full">
          {chat.send}
        </Button>
      </div>
    </form>
  );
}
