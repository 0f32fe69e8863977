import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native';

export interface LocaleOption {
  /** BCP 47, such as `th`. */
  locale: string;
  /** Name of the language, in that language. */
  label: string;
  /** URL of this page in that language. */
  href: string;
}

export interface LocaleSelectProps extends Omit<NativeProps<'nav'>, 'children'> {
  current: string;
  options: readonly LocaleOption[];
}

/** Links, because each language of a page has its own URL. Works without JavaScript. */
export function LocaleSelect({ current, options, ...props }: LocaleSelectProps) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.localeSelect} {...props}>
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
