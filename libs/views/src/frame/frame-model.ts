import { msg } from '@lingui/core/macro';
import type { Bilingual, CategoryGroup } from '@raang/domain';
import { buddhistEraOffsetYears } from '@raang/i18n';
import type { ModelContext } from '../model-context';

export interface FrameModel {
  brand: { href: string; name: string; tagline: string };
  /** Every category, in the groups of the routes. */
  groups: { title: string; links: { label: string; href: string }[] }[];
  contact: {
    title: string;
    address: string;
    telephone: { text: string; href: string };
    website: { text: string; href: string };
  };
  copyright: string;
  /** Ids of the network's lines, for the stripe of their colours. */
  lines: string[];
}

/** What the frame says of the authority; the site's configuration has it. */
export interface AuthorityWords {
  shortName: Bilingual;
  name: Bilingual;
  address: Bilingual;
  /** As people read it. */
  telephone: string;
  website: string;
}

export function toFrameModel(
  groups: readonly CategoryGroup[],
  authority: AuthorityWords,
  { hrefs, i18n, locale, lines, today }: ModelContext,
): FrameModel {
  const year = Number(today.slice(0, 4)) + (locale === 'th' ? buddhistEraOffsetYears : 0);
  const name = authority.name[locale];
  return {
    brand: { href: hrefs.home(locale), name: authority.shortName[locale], tagline: name },
    groups: groups.map((group) => ({
      title: group.name[locale],
      links: group.categories.map((category) => ({
        label: category.name[locale],
        href: hrefs.listing(locale, { group: group.slug, category: category.slug }),
      })),
    })),
    contact: {
      title: name,
      address: authority.address[locale],
      telephone: { text: authority.telephone, href: `tel:${authority.telephone.replaceAll(' ', '')}` },
      website: { text: new URL(authority.website).host, href: authority.website },
    },
    copyright: i18n._(msg`© ${year} ${name}`),
    lines: lines.map(({ id }) => id),
  };
}
