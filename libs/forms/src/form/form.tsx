import { useLingui } from '@lingui/react/macro';
import { eraOf } from '@raang/i18n';
import { Button, ErrorSummary, HumanVerification, useHydrated } from '@raang/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { checkFields } from '../check/check-fields';
import { readFields } from '../check/read-fields';
import type { FormProblem } from '../check/sent-form';
import { problemWords } from '../words/problem-words';
import { announcementOf } from './announcement';
import { EarlierNotice } from './earlier-notice';
import { earlyAttributes, takeEarlySubmission } from './early-form';
import { fieldId, FormContext } from './form-context';
import { DraftNotice, SendingNotice, UnsentNotice } from './form-notices';
import type { AnyFieldName, FormName } from '../rules/form-schemas';
import type { SchemaFormProps } from './form-props';
import { Honeypot } from './honeypot';
import { storageKeyOf, useFormValues } from './use-form-values';
import { useOnline } from './use-online';
import { useSubmission } from './use-submission';

const leave = (href: string) => window.location.assign(href);

/**
 * A form that the browser posts. Once hydrated it checks its fields, keeps a draft on the device, sends itself once at a
 * time, again without a response, and says how that ended. Until then a script of the site may do so: see `early-form.ts`.
 */
export function Form<Name extends FormName, Field extends AnyFieldName>(props: SchemaFormProps<Name, Field>) {
  const { name, rules, locale, today, telephoneExample, sent, onSubmit, onDone = leave, challenge } = props;
  const { i18n, t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const isOnline = useOnline();
  const { values, generation, draft, discard, kept, isKept } = useFormValues(form, props);

  const checks = useRef(new Set<() => readonly FormProblem[]>());
  const check = (sender: HTMLFormElement): FormProblem[] => {
    const input = readFields(rules, new FormData(sender), { era: eraOf(locale) });
    const found: FormProblem[] = [
      ...checkFields(rules, input, today),
      ...[...checks.current].flatMap((more) => more()),
    ];
    // one for each field, and one for each file
    return found.filter(
      ({ field, about }, i) => about || found.findIndex((problem) => problem.field === field) === i,
    );
  };
  const { state, submit, resume, waitFor, addPart, edited } = useSubmission({
    form,
    sent,
    onSubmit,
    check,
    onStart: kept.started,
    onAnswer: kept.answered,
    isAsSent: kept.isAsSent,
    onDone: (href) => {
      kept.arrived();
      onDone(href);
    },
  });
  const addKey = useEffectEvent(({ formData }: FormDataEvent) =>
    formData.set('idempotencyKey', kept.idempotencyKey()),
  );
  /** With a form that was sent before the program: it is on its way, or got no response. */
  const goOn = useEffectEvent((own: HTMLFormElement) => {
    const underway = takeEarlySubmission(own);
    if (underway) resume(underway);
    else if ('unsent' in own.dataset) own.requestSubmit();
  });
  useEffect(() => {
    const listener = (event: FormDataEvent) => addKey(event);
    const own = form.current;
    own?.addEventListener('formdata', listener);
    const task = setTimeout(() => own && goOn(own));
    return () => {
      clearTimeout(task);
      own?.removeEventListener('formdata', listener);
    };
  }, []);

  const problems = inOrder(state.problems, props.order);
  const wordsOf = (problem: FormProblem) => problemWords(name, problem, rules[problem.field], i18n);
  const verification = problems.find(({ field }) => field === 'verification');
  const announcement = announcementOf({ state, isOnline, draft });
  const isBusy = state.status === 'sending' || state.status === 'sent';
  const early = hydrated ? {} : earlyAttributes(storageKeyOf(props), today, locale);
  return (
    <FormContext
      value={{
        name,
        rules,
        locale,
        today,
        telephoneExample,
        values,
        generation,
        problems,
        waitFor,
        addPart,
        changed: () => form.current?.dispatchEvent(new Event('change', { bubbles: true })),
        addCheck: (more) => {
          checks.current.add(more);
          return () => checks.current.delete(more);
        },
      }}
    >
      <form
        ref={form}
        id={name}
        tabIndex={-1}
        aria-label={props.label}
        method="post"
        action={props.action}
        encType={props.hasFiles ? 'multipart/form-data' : undefined}
        // the browser would show one problem at a time, in its own language and over the page
        noValidate
        {...early}
        onSubmit={submit}
        onInput={() => {
          if (state.status === 'offline' && !kept.isAsSent()) edited();
        }}
        className="group/form grid max-w-text gap-8 outline-none"
      >
        <p role="status" className="sr-only">
          {announcement && i18n._(announcement)}
        </p>
        <ErrorSummary
          attempt={state.attempt}
          problems={problems.map((problem) => ({
            ...((problem.field in rules || problem === verification) && {
              fieldId: fieldId(name, problem.field),
            }),
            message: wordsOf(problem),
          }))}
        />
        {state.earlier && <EarlierNotice earlier={state.earlier} attempt={state.attempt} />}
        {(draft === 'restored' || draft === 'unsent') && state.status !== 'sent' && (
          <DraftNotice hasFiles={props.hasFiles ?? false} isUnsent={draft === 'unsent'} onDiscard={discard} />
        )}
        {props.children}
        {Object.entries(props.hidden ?? {}).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <Honeypot />
        {challenge && (
          <HumanVerification
            // a proof is valid once
            key={state.sentAttempt}
            id={fieldId(name, 'verification')}
            automatic
            challenge={(task) => {
              const solving = challenge(task);
              waitFor(solving);
              return solving;
            }}
            fallback={props.verificationHelp}
            error={verification && wordsOf(verification)}
            // without JavaScript the server limits forms instead
            className="noscript:hidden"
          />
        )}
        <div className="grid gap-5">
          {props.footnote && <div className="text-sm text-ink-muted">{props.footnote}</div>}
          {!hydrated && isKept && <UnsentNotice />}
          <SendingNotice state={state} isOnline={isOnline} signInHref={props.signInHref} isKept={isKept} />
          <Button
            type="submit"
            size="lg"
            variant={props.submitVariant}
            busy={isBusy}
            className="justify-self-start"
          >
            {state.status === 'offline' ? t`Send again` : props.submitLabel}
          </Button>
          {props.after}
        </div>
      </form>
    </FormContext>
  );
}

/** Problems of the whole form come first, then those of the fields, then that of the verification. */
function inOrder(problems: readonly FormProblem[], order: readonly string[]): FormProblem[] {
  const places = ['', ...order];
  const placeOf = ({ field }: FormProblem) =>
    places.includes(field) ? places.indexOf(field) : places.length;
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b));
}
