import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftKey } from './draft';
import type { FormProps } from './form-props';
import { fillControls, typedValues, type Values } from './typed-values';
import { useDraft } from './use-draft';

const nothing: Values = {};

/** The values of a form, from the page, from a rejected form, from the account and from a draft. What is typed wins. */
export function useFormValues(form: RefObject<HTMLFormElement | null>, props: FormProps) {
  const { name, rules, locale, today, sent, defaults = nothing } = props;
  const [values, setValues] = useState<Values>(() => sent?.values ?? defaults);
  const [generation, setGeneration] = useState(0);
  const [draft, setDraft] = useState<'none' | 'restored' | 'discarded'>('none');

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

  const storageKey = props.keepsDraft ? draftKey(name, props.draftOf, locale) : undefined;
  const kept = useDraft(form, {
    storageKey,
    rules,
    initial: defaults,
    today,
    onFound: (found) => {
      // a rejected form has what was typed last
      if (sent) return;
      fill(found);
      setDraft('restored');
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
