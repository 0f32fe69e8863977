'use client';
import { I18nProvider } from '@lingui/react';
import { LoginForm } from '@raang/forms';
import { createI18n } from '@raang/i18n';
import { Container, DatePicker, LabelsProvider } from '@raang/ui';
import { labels } from '@raang/ui/labels/th';
import { FailureView, StationsView } from '@raang/views';
import { type ReactNode, useState } from 'react';
import { hrefs } from './hrefs.ts';
import type { PageData } from './load-page.ts';

interface PageProps extends PageData {
  /** Parts of the kit that the app renders itself, also in a React Server Component. */
  children: ReactNode;
}

/** A form and two views in Thai. */
export function Page({ messages, stations, rules, children }: PageProps) {
  const [i18n] = useState(() => createI18n('th', messages));
  return (
    <I18nProvider i18n={i18n}>
      <LabelsProvider labels={labels}>
        <Container className="space-y-8 py-8">
          {children}
          <DatePicker label="วันที่เดินทาง" name="date" today="2026-11-20" />
          <LoginForm
            action="/th/login"
            rules={rules}
            locale="th"
            today="2026-11-20"
            forgotPasswordHref={hrefs.account('th', 'forgot-password')}
            registerHref={hrefs.account('th', 'register')}
          />
        </Container>
        <StationsView model={stations} />
        <FailureView homeHref="/th" currentHref="/th/stations" contactHref="/th/contact" />
      </LabelsProvider>
    </I18nProvider>
  );
}
