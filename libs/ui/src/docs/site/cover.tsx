import { BrandMark } from '../../brand/brand-mark';
import { LineStripe } from '../../line-badge/line-stripe';

const sections = [
  ['Principles', 'principles--docs', 'Six rules that decide between two designs.'],
  ['Foundations', 'foundations-tokens--docs', 'Colours, type, Thai typography, theming, accessibility.'],
  ['All parts', 'all-parts--docs', 'Every part in light and dark, at a glance.'],
  ['Patterns', 'patterns-form--empty', 'Parts together: forms, errors, travel, pages.'],
  ['Views', 'views-contentlist--complete', 'The listings of the site, by type.'],
  ['Templates', 'templates-home--ordinary-day', 'Whole pages, in every state.'],
] as const;

/** The first screen of the documentation. */
export function Cover() {
  return (
    <div className="mb-12 grid gap-8 text-ink">
      <div className="overflow-hidden rounded-md bg-deep text-deep-ink">
        <div className="grid gap-5 p-8 sm:p-12">
          <BrandMark className="size-16" />
          <h1 className="text-4xl font-semibold">Raang design system</h1>
          <p className="max-w-text text-lg text-deep-muted">
            Parts for the website of a rail authority, in Thai and English. Every part renders on the server,
            works by keyboard, at 320 px and with text of 200 %, in light, dark and forced colours.
          </p>
        </div>
        <LineStripe lines={['blue', 'purple', 'yellow', 'pink']} />
      </div>
      <nav aria-label="Sections">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {sections.map(([title, id, text]) => (
            <li key={id}>
              <a
                href={`./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`}
                target="_top"
                className="grid h-full content-start gap-1 rounded-md border border-line bg-surface-raised p-5 text-ink hover:border-accent"
              >
                <span className="text-lg font-semibold text-accent">{title}</span>
                <span className="text-sm text-ink-muted">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        Start with{' '}
        <a className="text-accent underline" target="_top" href="./?path=/docs/getting-started--docs">
          Getting started
        </a>{' '}
        to use the kit in an application. The toolbar above switches the language, the colour mode and the
        brand of every page.
      </p>
    </div>
  );
}
