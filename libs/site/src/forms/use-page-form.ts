import type { FieldRules, PageFormProps } from '@raang/forms';
import { rootRouteId, useLocation, useRouteContext } from '@tanstack/react-router';
import { telephoneExample } from 'raang:authority';
import { switches } from '../authority/switches';
import { href } from '../addresses/href';
import { leaveFor } from '../first/leave-for';
import { sendForm } from '../first/send-form';
import type { SentForm } from './sent-form';

/** What the site gives to a form that is posted to its own page. */
export function usePageForm({
  rules,
  today,
  sent,
}: {
  rules: FieldRules;
  today: string;
  sent: SentForm | undefined;
}): PageFormProps {
  const { locale } = useRouteContext({ from: rootRouteId });
  const { pathname, searchStr } = useLocation();
  const action = pathname + searchStr;
  return {
    action,
    rules,
    today,
    locale,
    telephoneExample,
    sent,
    signInHref: switches.accounts ? href.account(locale, 'login', { next: action }) : undefined,
    onSubmit: (form) => sendForm(action, form),
    onDone: leaveFor,
  };
}
