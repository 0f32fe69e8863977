import { describe, expect, it, test } from 'vitest';
import { filterTypes, parseTemplateCode, printTemplateCode, viewTypes } from './template-code';

describe('template code', () => {
  test.each(filterTypes.flatMap((filter) => viewTypes.map((view) => [filter, view] as const)))(
    '%s.%s survives printing and parsing',
    (filter, view) => {
      expect(parseTemplateCode(printTemplateCode({ filter, view }))).toEqual({ filter, view });
    },
  );

  test.each([
    '',
    'ContentList',
    'MRTLine.',
    '.TableMRT',
    'MRTLine.Carousel',
    'Zone.TableMRT',
    'None.Contact.More',
  ])('the unknown code %j means None.ContentList', (code) => {
    expect(parseTemplateCode(code)).toEqual({ filter: 'None', view: 'ContentList' });
  });

  it('has the five filters and fourteen views of the specification', () => {
    expect([filterTypes.length, viewTypes.length]).toEqual([5, 14]);
  });
});
