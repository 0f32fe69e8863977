// @vitest-environment jsdom
import { I18nProvider } from '@lingui/react';
import { createI18n, loadCatalog } from '@raang/i18n';
import { LabelsProvider } from '@raang/ui';
import { labels } from '@raang/ui/labels/en';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { accountFields } from '@raang/contract';
import { formSchemas } from '../rules';
import { formExamples, todayExample } from './form-examples';

const i18n = createI18n('en', await loadCatalog('en'));

/** A form as the server sends it. */
function serverHtml({ render, rules }: (typeof formExamples)[number], sent?: object) {
  const props = { action: '/post', rules, locale: 'en' as const, today: todayExample, ...sent };
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <LabelsProvider labels={labels}>{render(props)}</LabelsProvider>
    </I18nProvider>,
  );
  const page = document.createElement('div');
  page.innerHTML = html;
  return page.querySelector('form')!;
}

test('every schema has a form', () => {
  expect(formExamples.map(({ name }) => name).toSorted()).toEqual(Object.keys(formSchemas).toSorted());
});

describe.each(formExamples)('$name', (example) => {
  const form = serverHtml(example);
  const controls = (field: string) =>
    [...form.querySelectorAll<HTMLInputElement>(`[name="${field}"]`)].filter(({ type }) => type !== 'hidden');

  it.each(Object.entries(example.rules).filter(([field]) => field !== 'files'))(
    '%s: the attributes are those of the schema',
    (field, rule) => {
      const [control, ...others] = controls(field);
      expect(control, 'the form has the field').toBeDefined();
      if (rule.options) {
        const values = (
          control!.localName === 'select' ? [...control!.querySelectorAll('option')] : [control!, ...others]
        )
          .map((each) => (each as HTMLInputElement).value)
          .filter(Boolean);
        expect(values).toEqual(rule.options);
      }
      expect(control!.required).toBe(rule.isRequired ?? false);
      expect(control!.getAttribute('minlength')).toBe(
        rule.minLength && rule.minLength > 1 ? String(rule.minLength) : null,
      );
      if (rule.maxLength && control!.localName !== 'select')
        expect(limitOf(form, control!)).toBe(rule.maxLength);
      if (rule.type === 'email' || rule.type === 'tel') {
        expect(control!.type).toBe(rule.type);
        expect(control!.getAttribute('inputmode')).toBe(rule.type);
      }
      if (rule.isExact) expect(control!.type).toBe('password');
    },
  );

  test('is a form that a browser posts', () => {
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/post']);
    expect(form.noValidate, 'the browser shows its own messages').toBe(true);
    expect(form.enctype).toBe(
      example.rules['files'] ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
    );
    expect(form.querySelector('button[type=submit]')).not.toBeNull();
    expect(form.innerHTML).not.toMatch(/\sstyle=/);
  });

  test('has an autocomplete token on every field about the person', () => {
    const tokens = Object.fromEntries(
      ['name', 'email', 'telephone', 'password', 'currentPassword', 'contact'].flatMap((field) =>
        controls(field).map((control) => [field, control.getAttribute('autocomplete')]),
      ),
    );
    const isAccount = example.name in accountFields && !/^(profile|change-email)$/.test(example.name);
    const isNew = /^(register|set-password|change-password)$/.test(example.name);
    const expected: Record<string, string> = {
      name: 'name',
      email: isAccount ? 'username' : 'email',
      telephone: 'tel',
      password: isNew ? 'new-password' : 'current-password',
      currentPassword: 'current-password',
      contact: 'email',
    };
    for (const [field, token] of Object.entries(tokens)) expect(token, field).toBe(expected[field]);
  });

  test('keeps what was typed when the server rejects it, and no password', () => {
    const values = Object.fromEntries(
      Object.entries(example.filled).map(([field, value]) => [field, [value]]),
    );
    const rejected = serverHtml(example, { sent: { values, problems: [{ field: '', code: 'invalid' }] } });
    const data = new rejected.ownerDocument.defaultView!.FormData(rejected);
    for (const [field, rule] of Object.entries(example.rules))
      if (rule.isExact) expect(data.get(field)).toBe('');
      else if (example.filled[field]) expect(data.get(field), field).toBe(example.filled[field]);
  });
});

test('files are a plain input without JavaScript', () => {
  const input = serverHtml(formExamples[0]!).querySelector<HTMLInputElement>('input[type=file]')!;
  expect(input.name).toBe('upload');
  expect(input.multiple).toBe(true);
  expect(input.accept).toBe('image/jpeg,image/png,image/webp,application/pdf');
});

/** A counted field accepts more and says how much: pasted text is never cut. */
function limitOf(form: Element, control: HTMLInputElement) {
  if (control.hasAttribute('maxlength')) return Number(control.getAttribute('maxlength'));
  const counter = form.querySelector(`[id="${control.id}-counter"]`);
  return Number(counter?.textContent?.replace(/\D/g, ''));
}
