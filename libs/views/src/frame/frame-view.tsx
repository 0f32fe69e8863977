import {
  Brand,
  Footer,
  GlobeIcon,
  Header,
  type LocaleOption,
  LocaleSelect,
  MapPinIcon,
  PhoneIcon,
  SkipLink,
} from '@raang/ui';
import type { ReactNode } from 'react';
import type { FrameModel } from './frame-model';

export interface FrameProps {
  model: FrameModel;
  /** The path that is shown, to mark its place in the navigation. */
  currentPath: string;
  /** This very page in each language. */
  locales: { current: string; options: readonly LocaleOption[] };
  /** Controls that only this visitor's browser can fill. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What stands around every page: the way past, the header, the content, the footer. */
export function FrameView({ model, currentPath, locales, tools, children }: FrameProps) {
  const { contact } = model;
  const isCurrent = (href: string) => currentPath === href || currentPath.startsWith(`${href}/`);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header
        brand={<Brand {...model.brand} />}
        navigation={model.groups
          .flatMap(({ links }) => links)
          .map((link) => ({ ...link, current: isCurrent(link.href) }))}
        tools={
          <>
            {tools}
            <LocaleSelect {...locales} />
          </>
        }
        lines={model.lines}
      />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer
        contact={{
          title: contact.title,
          items: [
            { icon: MapPinIcon, text: contact.address },
            { icon: PhoneIcon, ...contact.telephone },
            { icon: GlobeIcon, ...contact.website },
          ],
        }}
        columns={model.groups}
        smallPrint={<p>{model.copyright}</p>}
        lines={model.lines}
      />
    </div>
  );
}
