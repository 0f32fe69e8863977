import type { Words } from './things';

interface Colour {
  words: Words;
  /** What a passenger remembers instead, by position in {@link colours}. */
  mistakenFor: readonly number[];
}

const colour = (pth: string, pen: string, dth: string, den: string, ...mistakenFor: number[]): Colour => ({
  words: [[pth], pen.split(' / '), dth.split(' / '), den.split(' / ')],
  mistakenFor,
});

export const colours: readonly Colour[] = [
  colour('สีดำ', 'black', 'สีดำ', 'black', 2, 3),
  colour('สีขาว', 'white', 'สีขาว', 'white / off-white', 8, 4),
  colour('สีกรม', 'navy / dark blue', 'สีกรมท่า', 'navy blue', 0, 5),
  colour('สีเทาเข้ม', 'dark grey / charcoal', 'สีเทา', 'grey / gray', 0, 4),
  colour('สีเงิน', 'silver', 'สีเทาเงิน', 'silver', 3, 1),
  colour('สีน้ำเงิน', 'blue', 'สีน้ำเงิน', 'blue', 2, 6),
  colour('สีฟ้า', 'light blue / sky blue', 'สีฟ้าอ่อน', 'light blue', 5),
  colour('สีน้ำตาล', 'brown', 'สีน้ำตาลเข้ม', 'dark brown / brown', 8, 0),
  colour('สีครีม', 'cream / beige', 'สีเบจ / สีครีม', 'beige', 1, 7),
  colour('สีแดง', 'red', 'สีแดงเลือดนก', 'red / maroon', 10, 11),
  colour('สีชมพู', 'pink', 'สีชมพูอ่อน', 'pink', 9, 13),
  colour('สีส้ม', 'orange', 'สีส้ม', 'orange', 9, 12),
  colour('สีเหลือง', 'yellow', 'สีเหลือง', 'yellow', 11),
  colour('สีม่วง', 'purple / violet', 'สีม่วง', 'purple', 10, 5),
  colour('สีเขียว', 'green', 'สีเขียวเข้ม', 'green / dark green', 15),
  colour('สีเขียวมิ้นต์', 'mint / teal', 'สีเขียวอ่อน', 'mint green', 14, 6),
  colour('สีทอง', 'gold', 'สีทอง', 'gold', 12, 7),
];
