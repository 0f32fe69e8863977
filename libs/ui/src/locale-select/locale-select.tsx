import { useLabels } from '../labels/labels-provider';

export interface LocaleOption {
  /** BCP 47, e.g. th */
  locale: string;
  /** The language's name in that language. */
  label: string;
  /** This page in that language. */
  href: string;
}

export interface LocaleSelectProps {
  current: string;
  options: readonly LocaleOption[];
}

/** Links, not a control: each language of a page has an address of its own and works without JavaScript. */
export function LocaleSelect({ current, options }: LocaleSelectProps) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.localeSelect}>
      <ul className="flex">
        {options.map(({ locale, label, href }) => (
          <li key={locale}>
            <a
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-sm px-2.5 text-sm text-ink no-underline hover:text-accent hover:underline aria-current:font-semibold aria-current:text-accent aria-current:underline aria-current:decoration-2 aria-current:underline-offset-8"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
