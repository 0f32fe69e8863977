import { describe, expect, it, test } from 'vitest';
import { filterTypes, parseTemplateCode, printTemplateCode } from './template-code';

describe('template code', () => {
  test.each(filterTypes)('%s.TableMRT survives printing and parsing', (filter) => {
    const template = { filter, view: 'TableMRT' };
    expect(parseTemplateCode(printTemplateCode(template))).toEqual(template);
  });

  test.each(['', 'ContentList', 'MRTLine.', '.TableMRT', 'Zone.TableMRT', 'None.Contact.More'])(
    'the malformed code %j means None.ContentList',
    (code) => {
      expect(parseTemplateCode(code)).toEqual({ filter: 'None', view: 'ContentList' });
    },
  );

  it('does not check the name of the view type', () => {
    expect(parseTemplateCode('MRTLine.Carousel')).toEqual({ filter: 'MRTLine', view: 'Carousel' });
  });

  it('has the five filters of the specification', () => {
    expect(filterTypes).toHaveLength(5);
  });
});
