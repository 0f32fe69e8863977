import type { Locale } from '@raang/domain';

/** Units of figures, as the pages write them. */
export interface FigureWords {
  /** From one hour on in hours and minutes. */
  minutes: (count: number) => string;
  minutesBetween: (least: number, most: number) => string;
  baht: (amount: string) => string;
  afterMidnight: (time: string) => string;
}

const counted = (count: number, one: string, other: string) => `${count} ${count === 1 ? one : other}`;
const inHours = (count: number): [hours: number, minutes: number] => [Math.floor(count / 60), count % 60];

export const figureWords: Readonly<Record<Locale, FigureWords>> = {
  en: {
    minutes: (count) => {
      const [hours, rest] = inHours(count);
      if (hours === 0) return counted(count, 'minute', 'minutes');
      return rest === 0 ? counted(hours, 'hour', 'hours') : `${hours} hr ${rest} min`;
    },
    minutesBetween: (least, most) => `${least}–${most} minutes`,
    baht: (amount) => `${amount} baht`,
    afterMidnight: (time) => `${time} after midnight`,
  },
  th: {
    minutes: (count) => {
      const [hours, rest] = inHours(count);
      if (hours === 0) return `${count} นาที`;
      return rest === 0 ? `${hours} ชั่วโมง` : `${hours} ชม. ${rest} นาที`;
    },
    minutesBetween: (least, most) => `${least}–${most} นาที`,
    baht: (amount) => `${amount} บาท`,
    afterMidnight: (time) => `${time} (หลังเที่ยงคืน)`,
  },
};
