import { eraOf } from '@raang/i18n';
import type { Locale } from '@raang/domain/locale';
import { readDate } from '@raang/text-time';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { FieldRules } from '../check/field-rule';
import { discardOldDrafts, onDevice } from './draft';
import { randomId } from './random-id';
import { draftOfTab } from './tab-draft';
import { areSame, typedValues, type Values, withoutFiles } from './typed-values';

/** Pause in typing before a draft is kept. */
const quietMs = 400;

/** What a draft says beside its values. */
interface FoundDraft {
  /** The person sent the form, and no response came. */
  isUnsent: boolean;
  /** It is what the person has just typed into this form, before the program. */
  isOwn: boolean;
}

export interface DraftOptions {
  /** Of `draftKey`; without it nothing is kept. */
  storageKey: string | undefined;
  rules: FieldRules;
  /** Values that the page came with: they are not the person's. */
  initial: Values;
  today: string;
  locale: Locale;
  /** Called with the values of a draft, once after loading. */
  onFound: (values: Values, draft: FoundDraft) => void;
}

/** Keeps what is typed into a form on the device, with the form's idempotency key, and finds it again. */
export function useDraft(form: RefObject<HTMLFormElement | null>, options: DraftOptions) {
  const { storageKey, rules, initial, today, locale } = options;
  const ofTab = useMemo(() => (storageKey ? draftOfTab(storageKey, today) : undefined), [storageKey, today]);
  const idempotencyKey = useRef('');
  /** What was sent under the key, without a response. */
  const sent = useRef<Values>(undefined);
  const isDone = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const read = () => withDays(typedValues(form.current!, rules, initial), rules, locale);
  const keepNow = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current || isDone.current) return;
    const values = read();
    // what was sent may have arrived: with the same key, the change would not
    if (sent.current && !areSame(values, sent.current)) {
      idempotencyKey.current = randomId();
      sent.current = undefined;
    }
    // the other tab may send what it has under the key
    if (ofTab?.separate() && !sent.current) idempotencyKey.current = randomId();
    ofTab?.keep({
      day: today,
      locale,
      idempotencyKey: idempotencyKey.current,
      values,
      isUnsent: sent.current ? true : undefined,
    });
  };
  const keep = useEffectEvent(keepNow);
  const markLeft = useEffectEvent((isLeft: boolean) => ofTab?.setLeft(isLeft));
  const find = useEffectEvent(() => {
    discardOldDrafts(onDevice, today);
    const draft = ofTab?.find();
    const { kept, key } = form.current!.dataset;
    idempotencyKey.current ||= draft?.idempotencyKey || key || randomId();
    if (!draft) return false;
    const { day, isUnsent = false } = draft;
    const typed = withDays(draft.values, rules, draft.locale ?? locale);
    // the server removes an uploaded file after a day, unless a case names it
    const values = day === today ? typed : withoutFiles(typed);
    if (isUnsent) sent.current = values;
    options.onFound(values, { isUnsent, isOwn: kept !== undefined });
    return true;
  });

  useEffect(() => {
    const changed = () => {
      clearTimeout(timer.current);
      isDone.current = false;
      timer.current = setTimeout(() => keep(), quietMs);
    };
    // what was kept and then discarded, as by signing out, must not come back
    const leave = () => {
      if (timer.current !== undefined) keep();
      markLeft(true);
    };
    const returned = () => markLeft(false);
    const own = form.current;
    // without a draft, keep what was typed before the program came
    if (!find()) changed();
    own?.addEventListener('input', changed);
    own?.addEventListener('change', changed);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', returned);
    return () => {
      clearTimeout(timer.current);
      own?.removeEventListener('input', changed);
      own?.removeEventListener('change', changed);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', returned);
      markLeft(true);
    };
  }, [form]);

  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    isDone.current = true;
    sent.current = undefined;
    idempotencyKey.current = randomId();
  };
  const arrived = () => {
    ofTab?.arrived(idempotencyKey.current);
    forget();
  };
  return {
    /** The key of the next submission, the same one for a repetition. */
    idempotencyKey: () => idempotencyKey.current,
    /** Call it when a submission starts: until it is accepted, nothing of it may be lost. */
    started: () => {
      isDone.current = false;
      keepNow();
      sent.current = read();
      keepNow();
    },
    /** Call it when a submission was not accepted: the same content counts as another one if it came before. */
    answered: ({ kind }: { kind: 'problems' | 'refused' | 'repeated' }) => {
      sent.current = undefined;
      if (kind === 'repeated') arrived();
      else keepNow();
    },
    /** Whether nothing has changed since the last submission started, but for files that have arrived meanwhile. */
    isAsSent: () => sent.current !== undefined && areSame(withoutFiles(read()), withoutFiles(sent.current)),
    /** Forgets what has arrived, until something is typed; the next submission is another one. */
    arrived,
    /** The same at the person's wish. */
    discard: () => {
      ofTab?.discard();
      forget();
    },
  };
}

/** Days as such: a year of two digits is another one in the other language. */
function withDays(values: Values, rules: FieldRules, locale: Locale): Values {
  const dayOf = (text: string) => readDate(text, eraOf(locale)) ?? text;
  return Object.fromEntries(
    Object.entries(values).map(([name, texts]) => [
      name,
      rules[name]?.type === 'date' ? texts.map(dayOf) : texts,
    ]),
  );
}
