import { expect, test } from 'vitest';
import { soundOf } from './sound';

test.each([
  ['ladprao', 'latphrao'],
  ['jatujak', 'chatuchak'],
  ['sukumvit', 'sukhumvit'],
  ['rama9', 'phraram9'],
  ['ramaix', 'phraram9'],
  ['center', 'centre'],
  ['suanluangramaix', 'suanluangrama9'],
  ['donmuang', 'donmueang'],
  ['watcharaphon', 'vacharaphol'],
  ['wiphawadi', 'vibhavadi'],
  ['morchit', 'mochit'],
  ['siam', 'siiam'],
  ['ศรี', 'สี'],
  ['เตาปูณ', 'เตาปูน'],
  ['พหลโยทิน', 'พหลโยธิน'],
  ['หลักสี่', 'ลักสี่'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['samyan', 'samyot'],
  ['zzzzqqq', 'scg'],
  ['latphrao', 'latplakhao'],
  ['สามย่าน', 'สามยอด'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});
