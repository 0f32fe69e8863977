import { locales } from '@raang/domain';
import {
  Brand,
  Container,
  Footer,
  GlobeIcon,
  Header,
  LocaleSelect,
  MapPinIcon,
  PhoneIcon,
  SkipLink,
} from '@raang/ui';
import { FrameMenu, isCurrentLink, toFrameLinksModel, toFrameModel } from '@raang/views';
import type { ReactNode } from 'react';
import { authority } from '../authority/authority';
import { hrefs, inLocale } from './visit/addresses';
import type { Visit } from './visit/page';

const localeNames = { en: { label: 'English', short: 'EN' }, th: { label: 'ไทย' } };
const privacy = { en: 'Privacy', th: 'ความเป็นส่วนตัว' };

/** Loads what the frame of every page says. */
export async function loadFrame({ client, context, now }: Visit) {
  const [groups, alerts, announcements] = await Promise.all([
    client.content.categories(),
    client.notices.alerts({ active: true }),
    client.notices.announcements({ active: true }),
  ]);
  return {
    frame: toFrameModel({ groups, authority, alerts, announcements, now }, context),
    links: toFrameLinksModel({ groups, authority }, context),
  };
}

export interface FrameProps extends Awaited<ReturnType<typeof loadFrame>> {
  visit: Visit;
  children: ReactNode;
}

/** Header, content and footer. The kit has all parts; this site has no search and no accounts, so its header has neither. */
export function Frame({ frame, links, visit, children }: FrameProps) {
  const { context, url } = visit;
  const { locale } = context;
  const { address, telephone, website, title } = links.contact;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header
        brand={<Brand {...frame.brand} oneLine />}
        navigation={frame.navigation.map((link) => ({ ...link, current: isCurrentLink(link, url.pathname) }))}
        menuLinks={<FrameMenu model={links} currentPath={url.pathname} />}
        tools={
          <LocaleSelect
            current={locale}
            othersOnly
            options={locales.map((other) => ({
              locale: other,
              ...localeNames[other],
              href: inLocale(other, url),
            }))}
          />
        }
        below={
          authority.notice && (
            <div className="border-t border-line bg-surface-sunken">
              <Container className="py-0.5 text-xs text-ink-muted">
                <p>{authority.notice[locale]}</p>
              </Container>
            </div>
          )
        }
        lines={frame.lines}
      />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer
        contact={{
          title,
          items: [
            ...(address ? [{ icon: MapPinIcon, text: address }] : []),
            { icon: PhoneIcon, ...telephone },
            { icon: GlobeIcon, ...website, external: true },
          ],
        }}
        columns={links.sitemap}
        smallPrint={
          <>
            <p className="grow py-2">{links.copyright}</p>
            <a
              href={hrefs.policy(locale, 'privacy-notice')}
              className="py-2 underline-offset-4 hover:underline"
            >
              {privacy[locale]}
            </a>
          </>
        }
        lines={frame.lines}
      />
    </div>
  );
}
