// Words that pages, mails and answers do not use, and the words to use instead. docs/vocabulary.md has the reasons. A
// pattern belongs here if it gives no false alarms.

/**
 * A pattern, or a Thai word: it counts only where it is a word of its own, since Thai has no spaces.
 * @typedef {[refused: RegExp | string, better: string]} RefusedWord
 */

/** @type {RefusedWord[]} */
const thai = [
  ['กรุณา', 'โปรด'],
  ['คุณ', 'ท่าน'],
  [
    /(?<!เรื่อง|ค)ราว ?(?=[\d:{…]|ทุก|ครึ่ง|หนึ่ง|สอง|สาม|สี่|ห้า|เที่ยง|ปี|วัน|เดือน|กลาง|ต้น|ปลาย|ร้อย|พัน|หมื่น|ล้าน|ชั่วโมง|นาที)/,
    'ประมาณ',
  ],
  ['ไหม', 'หรือไม่'],
  ['กติกา', 'หลักเกณฑ์ หรือเงื่อนไข'],
  [/(?<!สาร|วัตถุ|ของ|เหลว|น้ำมัน|ก๊าซ|เชื้อเพลิง)ไวไฟ/, 'Wi-Fi'],
  [/ผู้พิการ/, 'คนพิการ'],
  [/พิการทางสายตา/, 'คนพิการทางการเห็น'],
  [/วีลแชร์|วีลแช/, 'รถเข็นคนพิการ'],
  [/รถเด็ก(?!เล่น)/, 'รถเข็นเด็ก'],
  [/ประตูตั๋ว|ประตูตรวจ(?:บัตร|ตั๋ว)/, 'ประตูอัตโนมัติ'],
  [/ห้อง(?:จำหน่าย|ขาย)ตั๋ว/, 'ห้องจำหน่ายบัตรโดยสาร'],
  [/ชั้น(?:จำหน่าย|ขาย|ออก)ตั๋ว/, 'ชั้นออกบัตรโดยสาร'],
  [/เปลี่ยนขบวน(?:ไป|เป็น|ระหว่าง|ข้าม)?สาย/, 'เปลี่ยนสาย'],
  [/(?:ยังไม่พบ|ไม่มี|มี|ไม่พบ)บันทึก(?:ว่า|ของเรา|ข้อมูล)?/, 'ยังไม่มีข้อมูล หรือจำนวนที่มีข้อมูลว่ามี'],
  [/ข้อมูลจำนวนน้อย/, 'ข้อมูลที่มีจำกัด'],
  [/ไม่รู้จัก(?:ประเภท|สถานี|สาย|ชื่อ|ค่า|คำ)/, 'ไม่พบ…ที่ระบุ'],
  [/ไม่เข้าใจ(?:ค่า|คำ|วันที่)/, 'ค่าที่ระบุไม่ถูกต้อง'],
  [/อ่านวันที่นี้ไม่ได้/, 'วันที่ไม่ถูกต้อง โปรดระบุใหม่'],
  [/ความแน่นอนของข้อมูล|^ความแน่นอน$/, 'ความน่าเชื่อถือของข้อมูล'],
  [/คาดว่าจะถึงเวลา/, 'คาดว่าจะสิ้นสุด'],
  [/ข้อมูลเปิดให้/, 'ข้อมูลเปิดระบุ'],
  [/(?:นาที|\} ?)นอกนั้น/, 'นอกชั่วโมงเร่งด่วน'],
  [/ลงไปในราง|ลงในราง/, 'ลงไปบนราง'],
  [/จอดรถไว้ที่จอดแล้วจร/, 'จอดรถไว้ที่อาคารหรือลานจอดแล้วจร'],
  [/รถไฟฟ้าชานเมือง/, 'รถไฟชานเมืองสายสีแดง'],
  [/เอทีเอ็ม/, 'ตู้ ATM'],
  [/Line Today/, 'LINE TODAY'],
  [/ไม่ต้องสุภาพ/, 'ใช้ประโยคสั้นและกระชับ'],
  [/ชดเชยวันพ่อ/, 'ชดเชยวันคล้ายวันพระบรมราชสมภพ ร.9 วันชาติ และวันพ่อแห่งชาติ'],
  [/(?:รัชกาลที่ \d+ |พระองค์|ทรง)โปรดให้/, 'โปรดเกล้าฯ ให้'],
  [/พลาดแล้วพลาดเลย/, 'หากพลาดขบวนนี้จะไม่มีขบวนถัดไป'],
  [/^(?:เร็วกว่านี้|ช้ากว่านี้)$/, 'เที่ยวก่อนหน้า หรือเที่ยวถัดไป'],
  [/ล็อกอิน/, 'เข้าสู่ระบบ'],
  [/พาสเวิร์ด/, 'รหัสผ่าน'],
  [/เบอร์โทร/, 'หมายเลขโทรศัพท์'],
  [/โทร ?(?=\d)/, 'โทร. และเว้นวรรค'],
  [/[๐-๙]/, 'เลขอารบิก'],
  [/"[ก-๙][^"]*"/, 'อัญประกาศ “…”'],
];

/** @type {RefusedWord[]} */
const english = [
  [/\bcall who\b/i, "Call the line's operator"],
  [
    /(?:^|[.!] )Who [^.?!:;,]+ (?:asks?|can|gets?|has|may|must|needs?|pays?|should|will)\b/,
    'If you …, you …',
  ],
  [/\b(?:this|that) is no\b/i, 'Enter a valid …'],
  [/\bnot understood\b/i, 'We ignored these values'],
  [/^leave out\b|\bleft out\b/i, 'ignored, removed or without'],
  [/\bpromised word\b|\bword by\b|\bnext word\b/i, 'overdue, or next update'],
  [/\bnarrow(?:ed|s|ing)? (?:the|it|down|this)\b/i, 'filter'],
  [/\bnames? no (?:single|one)\b/i, 'Did you mean …?'],
  [/\bworked out\b/i, 'calculated'],
  [/\b(?:whom|who) to (?:ask|call)\b/i, 'contact'],
  [/\b(?:days|events|works?|changes|news|trains|activities|things) to come\b/i, 'upcoming'],
  [/^(?:#+ )?(?:things |what )?to know$/i, 'Good to know'],
  [/\b(?:is|are|been|being) let\b(?! (?:in|out|go|off|down|know|through)\b)|\bto let(?=[,.;]|$)/i, 'rented'],
  [/\bcounts as (?:running|normal|good)\b/i, 'We show …'],
  [/\b(?:illustrative|fictitious)\b/i, 'example'],
  [/\bour records\b|\bon record\b|\bno records? of\b/i, 'what is known, or nothing'],
  [/\bwe (?:have|had)? ?(?:found|find|know of|saw|seen) no\b/i, 'what is known, or nothing'],
];

/** Words that contain a refused one: forms of address, silk. */
const notRefused = /คุณ(?:ยาย|ตา|แม่|พ่อ|ปู่|ย่า|ครู|หมอ)|(?:ผ้า|เส้น|ตัว|เลี้ยง)ไหม|ไหมพรม/g;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Finds refused words in a text of a page.
 * @param {string} text
 * @returns {{ word: string, better: string }[]}
 */
export function refusedWords(text) {
  text = text.replaceAll(notRefused, '…');
  /** @type {Set<string> | undefined} */
  let words;
  return [...thai, ...english].flatMap(([refused, better]) => {
    if (typeof refused !== 'string') {
      const word = refused.exec(text)?.[0];
      return word === undefined ? [] : [{ word, better }];
    }
    if (!text.includes(refused)) return [];
    words ??= new Set([...segmenter.segment(text)].map(({ segment }) => segment));
    return words.has(refused) ? [{ word: refused, better }] : [];
  });
}
