import { Footer, GlobeIcon, MapPinIcon, PhoneIcon } from '@raang/ui';
import type { FrameLinksModel } from './frame-model';

/** The end of every page. */
export function FrameFooter({ model }: { model: FrameLinksModel }) {
  const { contact, sitemap, copyright, policies, lines } = model;
  return (
    <Footer
      contact={{
        title: contact.title,
        items: [
          { icon: MapPinIcon, text: contact.address },
          { icon: PhoneIcon, ...contact.telephone },
          { icon: GlobeIcon, ...contact.website, external: true },
        ],
      }}
      columns={sitemap}
      smallPrint={
        <>
          <p className="grow py-2">{copyright}</p>
          <ul className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),auto))] gap-x-4 lg:flex lg:w-auto lg:gap-x-6">
            {policies.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="flex min-h-11 items-center underline-offset-4 hover:underline">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      }
      lines={lines}
    />
  );
}
