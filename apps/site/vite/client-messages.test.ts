import { expect, it, test } from 'vitest';
import { idsIn, keepMessages } from './client-messages';

test.each([
  ['i18n._({ id: "mdU3M6", message: "Read" })', ['mdU3M6']],
  ['_jsx(Trans, { id: "-J_iCX" })', ['-J_iCX']],
  ["t({ id: 'mdU3M6', values: { day } })", ['mdU3M6']],
  ['const colour = "blue"', []],
])('%s says %j', (code, ids) => {
  expect(idsIn(code)).toEqual(ids);
});

it('keeps the messages that are said, with their quotes and placeholders', () => {
  const messages = { mdU3M6: ['“', ['day'], '” \\ "'], other1: 'Made on the server' };
  const code = `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
  const kept = keepMessages(code, new Set(['mdU3M6']));
  const read = new Function(kept.replace('export const messages =', 'return'))() as unknown;
  expect(read).toEqual({ mdU3M6: messages.mdU3M6 });
});

it('does not pass over a catalogue that it cannot read', () => {
  expect(() => keepMessages('export const messages = {}', new Set())).toThrow('no catalogue is found');
});
