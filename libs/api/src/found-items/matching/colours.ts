/** Colour words in both languages by shade; phrases as in the lexicon. Ambiguous Thai words need their `สี`. */
export const colourWords: Readonly<Record<string, string>> = {
  black: 'ดำ,สีดำ,black',
  charcoal: 'เทาเข้ม,เทาดำ,สีเทาเข้ม,สีเทาดำ,dark grey,dark gray,charcoal,anthracite,graphite',
  grey: 'เทา,สีเทา,สีเทาอ่อน,grey,gray,light grey,light gray,space grey,space gray',
  silver: 'สีเงิน,สีเทาเงิน,เทาเงิน,บรอนซ์เงิน,silver',
  white: 'ขาว,สีขาว,white',
  cream: 'สีครีม,สีเบจ,เบจ,สีงาช้าง,ขาวครีม,สีนู้ด,สีเนื้อ,cream,beige,ivory,off white,nude,sand,สีทราย',
  brown: 'สีน้ำตาล,น้ำตาล,สีน้ำตาลเข้ม,สีกาแฟ,สีช็อกโกแลต,brown,dark brown,chocolate,coffee coloured',
  tan: 'สีน้ำตาลอ่อน,สีแทน,สีกากี,กากี,สีอิฐ,tan,camel,khaki,light brown',
  navy: 'กรมท่า,สีกรม,สีกรมท่า,สีน้ำเงินเข้ม,น้ำเงินเข้ม,คราม,สีคราม,navy,navy blue,dark blue,indigo,midnight blue',
  blue: 'น้ำเงิน,สีน้ำเงิน,blue,royal blue',
  sky: 'ฟ้า,สีฟ้า,ฟ้าอ่อน,สีฟ้าอ่อน,สีน้ำเงินอ่อน,sky blue,light blue,pale blue,baby blue',
  teal: 'มิ้นต์,มิ้นท์,สีมิ้นต์,เขียวมิ้นต์,สีเขียวมิ้นต์,สีเทอร์ควอยซ์,เขียวอมฟ้า,สีเขียวอ่อน,เขียวอ่อน,mint,mint green,teal,turquoise,light green,aqua,cyan',
  green: 'เขียว,สีเขียว,สีเขียวเข้ม,green,dark green,emerald',
  olive: 'เขียวขี้ม้า,สีเขียวขี้ม้า,เขียวทหาร,เขียวมะกอก,สีเขียวมะกอก,olive,army green,olive green,military green',
  yellow: 'เหลือง,สีเหลือง,yellow,mustard',
  gold: 'สีทอง,ทอง,gold,golden,champagne,ทองเหลือง',
  'rose-gold': 'โรสโกลด์,สีโรสโกลด์,พิงค์โกลด์,rose gold,pink gold',
  orange: 'ส้ม,สีส้ม,orange,coral',
  red: 'แดง,สีแดง,red,scarlet,bright red',
  maroon: 'แดงเข้ม,สีแดงเข้ม,แดงเลือดนก,สีแดงเลือดนก,สีเลือดหมู,เลือดหมู,maroon,burgundy,dark red,wine red',
  pink: 'ชมพู,สีชมพู,สีชมพูอ่อน,สีบานเย็น,pink,rose pink,light pink,hot pink,magenta',
  purple: 'ม่วง,สีม่วง,สีม่วงอ่อน,purple,violet,lilac,lavender,light purple',
};

/** Shades that people take for each other, and how much alike they are, from 0 to 1. */
const alike: readonly (readonly [string, string, number])[] = [
  ['black', 'charcoal', 0.7],
  ['black', 'navy', 0.6],
  ['black', 'grey', 0.4],
  ['black', 'brown', 0.4],
  ['charcoal', 'grey', 0.8],
  ['charcoal', 'silver', 0.4],
  ['charcoal', 'navy', 0.5],
  ['grey', 'silver', 0.8],
  ['grey', 'white', 0.3],
  ['silver', 'white', 0.5],
  ['white', 'cream', 0.7],
  ['cream', 'tan', 0.7],
  ['cream', 'yellow', 0.4],
  ['cream', 'brown', 0.4],
  ['cream', 'gold', 0.4],
  ['tan', 'brown', 0.8],
  ['tan', 'olive', 0.5],
  ['tan', 'gold', 0.5],
  ['brown', 'maroon', 0.5],
  ['brown', 'gold', 0.4],
  ['brown', 'olive', 0.4],
  ['navy', 'blue', 0.8],
  ['navy', 'purple', 0.4],
  ['blue', 'sky', 0.7],
  ['blue', 'purple', 0.5],
  ['blue', 'teal', 0.5],
  ['sky', 'teal', 0.6],
  ['teal', 'green', 0.7],
  ['green', 'olive', 0.7],
  ['yellow', 'gold', 0.7],
  ['yellow', 'orange', 0.5],
  ['gold', 'rose-gold', 0.6],
  ['gold', 'orange', 0.4],
  ['rose-gold', 'pink', 0.7],
  ['orange', 'red', 0.5],
  ['red', 'maroon', 0.8],
  ['red', 'pink', 0.5],
  ['maroon', 'purple', 0.4],
  ['pink', 'purple', 0.5],
];

const likeness = new Map(
  alike.flatMap(([one, other, share]) => [
    [`${one} ${other}`, share],
    [`${other} ${one}`, share],
  ]),
);

/** The first colour that a text names is the thing's own; others may belong to a ribbon or a sticker. */
const shareOfOthers = 0.7;

/** How alike the colours of two things are, from 0 to 1; each list in order of the text. */
export function colourLikeness(some: readonly string[], others: readonly string[]): number {
  const shares = some.flatMap((one, first) =>
    others.map(
      (other, second) =>
        (one === other ? 1 : (likeness.get(`${one} ${other}`) ?? 0)) *
        (first > 0 ? shareOfOthers : 1) *
        (second > 0 ? shareOfOthers : 1),
    ),
  );
  return Math.max(0, ...shares);
}
