import { describe, expect, it } from 'vitest';
import { exampleContext } from '../examples/model-context-example';
import { networkListing, trainLineCategory } from '../examples/network-example';
import { toLineChooser } from './line-chooser-model';

const chooser = (changes: Parameters<typeof networkListing>[2] = {}, locale: 'th' | 'en' = 'en') =>
  toLineChooser(networkListing(trainLineCategory, locale, changes), exampleContext(locale));

describe('the chooser of a line', () => {
  it('has all lines and each line, and marks the current one', () => {
    expect(chooser().all).toEqual({ href: '/en/travel/train-line', isCurrent: true });
    const { all, lines } = chooser({ line: 'pink' });
    expect(all.isCurrent).toBe(false);
    expect(lines.filter(({ isCurrent }) => isCurrent)).toEqual([
      {
        id: 'pink',
        name: 'Pink Line',
        label: 'Pink',
        href: '/en/travel/train-line?line=pink',
        isCurrent: true,
      },
    ]);
  });

  it('has short labels in the language of the page', () => {
    const labels = (locale: 'th' | 'en') => chooser({}, locale).lines.map(({ label }) => label);
    expect(labels('en').slice(0, 2)).toEqual(['Blue', 'Purple']);
    expect(labels('th').slice(0, 2)).toEqual(['น้ำเงิน', 'ม่วง']);
  });

  it('names an unknown line that the page ignores', () => {
    expect(chooser().notice).toBeUndefined();
    expect(chooser({ ignored: ['line'] }).notice).toContain('Line');
  });
});
