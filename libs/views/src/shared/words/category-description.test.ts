import { describe, expect, it, test } from 'vitest';
import { descriptionText, toDescription } from './category-description';

const long = 'บัตร '.repeat(30).trim();

describe('a description', () => {
  test.each([
    ['News.', { intro: 'News.', about: [] }],
    ['Tickets.\nA fee applies.\n', { intro: 'Tickets.', about: ['A fee applies.'] }],
    [long, { about: [long] }],
    [`${long}\nA fee applies.`, { about: [long, 'A fee applies.'] }],
  ])('%j is split into an intro and the rest', (text, model) => {
    expect(toDescription(text)).toEqual(model);
  });

  it('is one line for search engines', () => {
    expect(descriptionText('Tickets.\nA fee applies.\n')).toBe('Tickets. A fee applies.');
  });
});
