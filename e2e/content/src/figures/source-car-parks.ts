import type { Locale } from '../indexed-pages';
import { keyOf } from './cover';
import { figuresIn } from './shown-figures';
import { plainStatement } from './shown-statements';
import { items } from './source-items';

const fields = ['riderFee', 'visitorFee', 'monthlyFee', 'hours'];

/** Fees and hours of all car parks, as keys of figures. */
export const carParks: Record<Locale, ReadonlySet<string>> = { th: figuresOf('th'), en: figuresOf('en') };

function figuresOf(locale: Locale): ReadonlySet<string> {
  const parks = [...items.values()]
    .map(({ facts }) => facts[locale])
    .filter(({ kind }) => kind === 'car-park');
  const words = parks.flatMap((facts) => fields.map((field) => String(facts[field] ?? '')));
  return new Set(words.flatMap((text) => figuresIn(plainStatement(text), locale).map(keyOf)));
}
