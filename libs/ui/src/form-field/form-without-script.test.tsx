// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  Checkbox,
  CheckboxGroup,
  CreditCardInput,
  ErrorSummary,
  Fieldset,
  HumanVerification,
  LabelsProvider,
  RadioGroup,
  Select,
  Switch,
  TextArea,
  TextField,
} from '../index';
import { labels } from '../labels/th';

const options = [{ value: 'blue', label: 'สายสีน้ำเงิน' }];
const page = (
  <LabelsProvider labels={labels}>
    <form method="post">
      <ErrorSummary problems={[{ fieldId: 'name', message: 'โปรดกรอกชื่อ' }]} />
      <TextField label="ชื่อ" name="name" error="โปรดกรอกชื่อ" prefix="คุณ" counter maxLength={9} />
      <TextArea label="รายละเอียด" name="details" counter maxLength={9} />
      <Select label="สาย" name="line" options={options} />
      <Fieldset legend="ติดต่อกลับ">
        <Checkbox label="ทางอีเมล" name="notify" />
      </Fieldset>
      <CheckboxGroup legend="สาย" name="lines" options={options} />
      <RadioGroup legend="เวลา" name="mode" options={options} />
      <Switch label="ไม่มีบันได" name="step-free" />
      <CreditCardInput legend="บัตร" currentMonth="2026-11" />
      <HumanVerification challenge={() => Promise.reject(new Error('not on the server'))} />
    </form>
  </LabelsProvider>
);
const html = renderToString(page);

test('no part of a form writes a style attribute', () => {
  expect(html).not.toMatch(/\sstyle=/);
});

test('a form sends every field except those of the card', () => {
  const names = [...html.matchAll(/<(?:input|select|textarea)[^>]*?\sname="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(names).toEqual(['name', 'details', 'line', 'notify', 'lines', 'mode', 'step-free']);
});
