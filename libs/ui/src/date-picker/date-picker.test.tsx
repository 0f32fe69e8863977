// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LabelsProvider } from '../labels/labels-provider';
import { labels } from '../labels/th';
import { DatePicker } from './date-picker';

const html = renderToString(
  <LabelsProvider labels={labels}>
    <DatePicker label="วันที่" id="lost" name="date" today="2026-11-20" defaultValue="2026-11-05" />
  </LabelsProvider>,
);

test('without JavaScript it is a text field with the name of the form field', () => {
  expect(html.match(/name="date"/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*id="lost"[^>]*name="date"[^>]*value="5 พ.ย. 2569"/);
  expect(html).not.toContain('type="hidden"');
});

test('the server HTML has no calendar and no style attribute', () => {
  expect(html).not.toMatch(/role="grid"|\sstyle=/);
});
