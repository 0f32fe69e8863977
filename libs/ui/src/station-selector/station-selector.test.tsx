// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LabelsProvider } from '../labels/labels-provider';
import { labels } from '../labels/th';
import { StationSelector } from './station-selector';

const html = renderToString(
  <LabelsProvider labels={labels}>
    <StationSelector
      label="จาก"
      id="from"
      name="from"
      locale="th"
      defaultValue="BL22"
      lineNames={{ blue: 'สายเฉลิมรัชมงคล' }}
      stations={[{ code: 'BL22', names: { th: 'สุขุมวิท', en: 'Sukhumvit' }, lineIds: ['blue'] }]}
    />
  </LabelsProvider>,
);

test('without JavaScript it is a text field with the name of the form field, not a combobox', () => {
  expect(html.match(/name="from"/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*id="from"[^>]*value="สุขุมวิท"/);
  expect(html).not.toMatch(/role="combobox"|role="option"|type="hidden"/);
});

test('the server HTML has no style attribute', () => {
  expect(html).not.toMatch(/\sstyle=/);
});
