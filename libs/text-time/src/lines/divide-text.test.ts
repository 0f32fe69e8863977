import { describe, expect, it } from 'vitest';
import { divideText, shortenText } from './divide-text';
import { lineMarks } from './marks';

const marked = (text: string) => text.replaceAll('[', lineMarks.open).replaceAll(']', lineMarks.close);

describe('a text is divided', () => {
  it('at the last space before the length', () => {
    expect(divideText('The Blue Line opens earlier on the day of the marathon', 24)).toEqual({
      start: 'The Blue Line opens',
      rest: ' earlier on the day of the marathon',
    });
  });

  it('beside a phrase, never inside one', () => {
    expect(divideText(marked('เดินจากสถานี[ลาดพร้าว]ไปอาคารจอดแล้วจรข้างสถานี'), 16)).toEqual({
      start: 'เดินจากสถานี',
      rest: marked('[ลาดพร้าว]ไปอาคารจอดแล้วจรข้างสถานี'),
    });
    expect(divideText(marked('เดินจากสถานี[ลาดพร้าว]ไปอาคารจอดแล้วจรข้างสถานี'), 20).start).toBe(
      marked('เดินจากสถานี[ลาดพร้าว]'),
    );
  });

  it('keeps a phrase of several pieces together', () => {
    expect(divideText(marked('ไป[[ศูนย์วัฒนธรรม][แห่งประเทศไทย]]แล้วเปลี่ยนรถ'), 15).start).toBe('ไป');
  });

  it('not when little would be left, nor without a place for it', () => {
    expect(divideText('Exit 4, then 3 minutes on foot', 22).rest).toBe('');
    expect(divideText('เดินตามทางเชื่อมไปยังอาคารจอดแล้วจรข้างสถานี', 10).rest).toBe('');
  });
});

it('a shortened text ends with an ellipsis', () => {
  expect(shortenText('Near the fare gates of both lines, beside the lift', 24)).toBe(
    'Near the fare gates of…',
  );
  expect(shortenText('Exit 4', 24)).toBe('Exit 4');
});
