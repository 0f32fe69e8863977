import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKey } from './draft';
import type { FormProps } from './form-props';
import { fillControls, typedValues, type Values } from './typed-values';
import { useDraft } from './use-draft';

const nothing: Values = {};

/** `unsent`: the draft is of a form that the person has sent, and no response came. */
export type DraftState = 'none' | 'restored' | 'unsent' | 'discarded';

/** Where the device keeps the draft of a form; undefined for a form that keeps none. */
export const storageKeyOf = ({ keepsDraft, name, draftOf }: FormProps) =>
  keepsDraft ? draftKey(name, draftOf) : undefined;

/** The values of a form, from the page, from a rejected form, from the account and from a draft. What is typed wins. */
export function useFormValues(form: RefObject<HTMLFormElement | null>, props: FormProps) {
  const { rules, locale, today, sent, defaults = nothing } = props;
  const [values, setValues] = useState<Values>(() => sent?.values ?? defaults);
  const [generation, setGeneration] = useState(0);
  const [draft, setDraft] = useState<DraftState>('none');

  const show = (next: Values) => {
    setValues(next);
    setGeneration((last) => last + 1);
  };
  // what the page filled in does not count as typed
  const filled = useRef(defaults);
  const fill = (added: Values) => {
    const typed = typedValues(form.current!, rules, filled.current);
    fillControls(form.current!, { ...added, ...typed });
    show({ ...values, ...added, ...typed });
  };

  const storageKey = storageKeyOf(props);
  const kept = useDraft(form, {
    storageKey,
    rules,
    today,
    locale,
    initial: defaults,
    onFound: (found, { isUnsent, isOwn }) => {
      // a rejected form has what was typed last, and one from before the program has it as well
      if (sent || isOwn) return;
      fill(found);
      setDraft(isUnsent ? 'unsent' : 'restored');
    },
  });
  const discard = () => {
    kept.discard();
    form.current!.reset();
    fillControls(form.current!, defaults);
    show(defaults);
    setDraft('discarded');
    // the button that was pressed is gone
    form.current!.focus();
  };

  // they may come after the page, as the account's do
  const fillDefaults = useEffectEvent(() => {
    if (!sent) fill(defaults);
  });
  useEffect(() => {
    if (filled.current !== defaults) fillDefaults();
    filled.current = defaults;
  }, [defaults]);

  return { values, generation, draft, discard, kept, isKept: storageKey !== undefined };
}
