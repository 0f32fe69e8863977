import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldRules } from '../check/field-rule';
import { discardDraft, keepDraft, readDraft } from './draft';
import { randomId } from './random-id';
import { typedValues, type Values } from './typed-values';

/** Pause in typing before a draft is kept. */
const quietMs = 400;

export interface DraftOptions {
  /** Of `draftKey`; without it nothing is kept. */
  storageKey: string | undefined;
  rules: FieldRules;
  /** Values that the page came with: they are not the person's. */
  initial: Values;
  today: string;
  /** Called with the values of a draft, once after loading. */
  onFound: (values: Values) => void;
}

/** Keeps what is typed into a form on the device, with the form's idempotency key, and finds it again. */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { storageKey } = options;
  const idempotencyKey = useRef('');
  const wasSent = useRef(false);
  const isDone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepNow = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { rules, initial, today } = options;
    if (!form.current || !storageKey || isDone.current) return;
    const values = typedValues(form.current, rules, initial);
    keepDraft(localStorage, storageKey, { day: today, idempotencyKey: idempotencyKey.current, values });
  };
  const keep = useEffectEvent(keepNow);
  const find = useEffectEvent(() => {
    const draft = storageKey ? readDraft(localStorage, storageKey, options.today) : undefined;
    idempotencyKey.current ||= draft?.idempotencyKey || randomId();
    if (draft) options.onFound(draft.values);
    return draft !== undefined;
  });

  useEffect(() => {
    const changed = () => {
      clearTimeout(timer.current);
      // what was sent may have arrived: with the same key, the change would not
      if (wasSent.current) idempotencyKey.current = randomId();
      wasSent.current = false;
      isDone.current = false;
      timer.current = setTimeout(() => keep(), quietMs);
    };
    // what was kept and then discarded, as by signing out, must not come back
    const leave = () => void (timer.current !== undefined && keep());
    const own = form.current;
    // without a draft, keep what was typed before the program came
    if (!find()) changed();
    own?.addEventListener('input', changed);
    own?.addEventListener('change', changed);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer.current);
      own?.removeEventListener('input', changed);
      own?.removeEventListener('change', changed);
      window.removeEventListener('pagehide', leave);
    };
  }, [form]);

  return {
    /** The key of the next submission, the same one for a repetition. */
    idempotencyKey: () => idempotencyKey.current,
    /** Call it when a submission starts: until it is accepted, nothing of it may be lost. */
    started: () => {
      wasSent.current = true;
      keepNow();
    },
    /** Forgets the draft, until something is typed; the next submission is another one. */
    discard: () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      isDone.current = true;
      idempotencyKey.current = randomId();
      if (storageKey) discardDraft(localStorage, storageKey);
    },
  };
}
