import { describe, expect, it, test } from 'vitest';
import { filterTypes, nameTemplateParts, parseTemplateCode, printTemplateCode } from './template-code';

describe('template code', () => {
  test.each(filterTypes)('%s.LineTable survives printing and parsing', (filter) => {
    const template = { filter, view: 'LineTable' };
    expect(parseTemplateCode(printTemplateCode(template))).toEqual(template);
  });

  test.each(['', 'ContentList', 'Line.', '.LineTable', 'Zone.LineTable', 'None.Contact.More'])(
    'the malformed code %j means None.ContentList',
    (code) => {
      expect(parseTemplateCode(code)).toEqual({ filter: 'None', view: 'ContentList' });
    },
  );

  it('does not check the name of the view type', () => {
    expect(parseTemplateCode('Line.Carousel')).toEqual({ filter: 'Line', view: 'Carousel' });
  });

  it('has the names that an authority gives its parts', () => {
    expect(parseTemplateCode('TramLine.TramTable')).toEqual({ filter: 'None', view: 'ContentList' });
    nameTemplateParts({ TramLine: 'Line', TramTable: 'LineTable' });
    expect(parseTemplateCode('TramLine.TramTable')).toEqual({ filter: 'Line', view: 'LineTable' });
    expect(parseTemplateCode('Line.LineTable')).toEqual({ filter: 'Line', view: 'LineTable' });
  });

  it('has the five filters of the specification', () => {
    expect(filterTypes).toHaveLength(5);
  });
});
