import { useLabels } from '../labels/labels-provider';
import type { NativeProps } from '../native/native-props';

export interface LocaleOption {
  /** BCP 47, such as `th`. */
  locale: string;
  /** Name of the language, in that language. */
  label: string;
  /** The name shown on a narrow screen, such as `EN`; the beginning of the name. */
  short?: string;
  /** URL of this page in that language. */
  href: string;
}

export interface LocaleSelectProps extends Omit<NativeProps<'nav'>, 'children'> {
  current: string;
  options: readonly LocaleOption[];
  /**
   * Only the other languages: one small control on a site in two languages.
   * @default false
   */
  othersOnly?: boolean;
}

/** Links, because each language of a page has its own URL. Works without JavaScript. */
export function LocaleSelect({ current, options, othersOnly = false, ...props }: LocaleSelectProps) {
  const labels = useLabels();
  return (
    <nav aria-label={labels.localeSelect} {...props}>
      <ul className="flex">
        {options
          .filter(({ locale }) => !othersOnly || locale !== current)
          .map(({ locale, label, short, href }) => (
            <li key={locale}>
              <a
                href={href}
                lang={locale}
                hrefLang={locale}
                aria-current={locale === current ? 'true' : undefined}
                className="flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2.5 text-sm text-ink no-underline hover:text-accent hover:underline aria-current:font-semibold aria-current:text-accent aria-current:underline aria-current:decoration-2 aria-current:underline-offset-8"
              >
                {short && (
                  <span aria-hidden="true" className="font-semibold lg:hidden">
                    {short}
                  </span>
                )}
                <span className={short && 'max-lg:sr-only'}>{label}</span>
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
