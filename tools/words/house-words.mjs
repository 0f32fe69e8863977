// The words that we do not use, and what to write instead: the one list, which lint reads for comments and titles of tests,
// and the target `words` for pages, mails and answers. A pattern belongs here if it gives no false alarms where it counts.

/**
 * A pattern, or a Thai word: it counts only where it is a word of its own, since Thai has no spaces.
 * @typedef {[refused: RegExp | string, better: string, where: 'code' | 'pages' | 'both']} HouseWord
 */

/** @type {HouseWord[]} */
const houseWords = [
  // metaphors of ours in place of the industry's words
  [/\b(?<!(?:platform|screen|train|lift) )doors?\b/i, 'endpoint or handler', 'code'],
  [/\bworkshops?\b/i, 'worker or queue', 'code'],
  [/\bleash\b/i, 'process supervision', 'code'],
  [/\bsurroundings\b/i, 'context', 'code'],
  [/\bkept answers?\b/i, 'cache entry', 'code'],
  // inverted clauses
  [/\bwhoever\b/i, 'the client, the caller or a visitor', 'both'],
  [
    /\b(?:for )?who (?:asks|has|comes|leaves|rides|travels)\b/i,
    'the client, the caller or a passenger',
    'code',
  ],
  [
    /\bone (?:asks|has to|reads|rides|travels|visits|walks)\b/i,
    'the caller, a visitor or a passenger',
    'both',
  ],
  [/\bone (?:that asks|who)\b/i, 'the caller, a visitor or a passenger', 'code'],
  [/\bwhat is (?:none|no)\b/i, 'invalid or missing', 'both'],
  [/\bwhat makes no sense\b/i, 'invalid', 'both'],
  [/\bhand(?:s|ed)? (?:it |them )?in\b/i, 'pass', 'code'],
  [/\b(?:is|are|was|were) told\b/i, 'shows, reports or receives', 'code'],
  [/\bto be (?:had|seen)\b/i, 'available or visible', 'code'],
  [/\bof which (?:is|little|nothing)\b/i, 'with few or unknown', 'code'],
  [/\b(?:of such|such (?:a )?one)\b/i, 'the noun itself', 'both'],
  [/\basked for (?:again|anew)\b/i, 'requested again', 'both'],
  [/\bcall who\b/i, "Call the line's operator", 'pages'],
  [
    /(?:^|[.!] )Who [^.?!:;,]+ (?:asks?|can|gets?|has|may|must|needs?|pays?|should|will)\b/,
    'If you …, you …',
    'pages',
  ],
  [/\b(?:this|that) is no\b/i, 'Enter a valid …', 'pages'],
  [/\bnot understood\b/i, 'We ignored these values', 'pages'],
  [/^leave out\b|\bleft out\b/i, 'ignored, removed or without', 'pages'],
  [/\bpromised word\b|\bword by\b|\bnext word\b/i, 'overdue, or next update', 'pages'],
  [/\bnarrow(?:ed|s|ing)? (?:the|it|down|this)\b/i, 'filter', 'pages'],
  [/\bnames? no (?:single|one)\b/i, 'Did you mean …?', 'pages'],
  [/\bworked out\b/i, 'calculated', 'both'],
  [/\b(?:whom|who) to (?:ask|call)\b/i, 'contact', 'pages'],
  [/\b(?:days|events|works?|changes|news|trains|activities|things) to come\b/i, 'upcoming', 'both'],
  [/^(?:#+ )?(?:things |what )?to know$/i, 'Good to know', 'pages'],
  [
    /\b(?:is|are|been|being) let\b(?! (?:in|out|go|off|down|know|through)\b)|\bto let(?=[,.;]|$)/i,
    'rented',
    'pages',
  ],
  [/\bcounts as (?:running|normal|good)\b/i, 'We show …', 'pages'],
  [/\b(?:illustrative|fictitious)\b/i, 'example', 'pages'],
  [/\bour records\b|\bon record\b|\bno records? of\b/i, 'what is known, or nothing', 'pages'],
  [/\bwe (?:have|had)? ?(?:found|find|know of|saw|seen) no\b/i, 'what is known, or nothing', 'both'],
  [/\bdaily caps?\b/i, 'day cap', 'pages'],
  [/\bRed lines\b/, 'Red Lines, the name of a system', 'pages'],
  [/\bpeak (?:hours?|times?)\b/i, 'rush hours', 'pages'],
  [/\bwithout stairs\b|\bno stairs\b/i, 'step-free', 'pages'],
  [/\b(?:moving stairs?|elevators?)\b/i, 'escalator or lift', 'pages'],
  [/\bpushchairs?\b/i, 'pram', 'pages'],
  [/\b(?:go|goes|falls?|climbs?|jumps?) (?:down |on )to the track\b/i, 'onto the track', 'pages'],
  [/\bneed not\b/i, 'do not need to', 'pages'],
  [/\bno [a-z ]{1,30} (?:is|are) known\b/i, 'We do not have …, or leave it out', 'pages'],
  [/\b[Cc]hildren up to \d+ years|\b[Ss]tudents? up to \d+ years/, 'aged … or under', 'pages'],
  [/\bwhat it is good for\b/i, 'Good for, or what one does there', 'pages'],
  [/\bCo\., Ltd\.\./, 'Co., Ltd.', 'pages'],
  // Thai
  ['กรุณา', 'โปรด', 'pages'],
  ['คุณ', 'ท่าน', 'pages'],
  [
    /(?<!เรื่อง|ค)ราว ?(?=[\d:{…]|ทุก|ครึ่ง|หนึ่ง|สอง|สาม|สี่|ห้า|เที่ยง|ปี|วัน|เดือน|กลาง|ต้น|ปลาย|ร้อย|พัน|หมื่น|ล้าน|ชั่วโมง|นาที)/,
    'ประมาณ',
    'pages',
  ],
  ['ไหม', 'หรือไม่', 'pages'],
  [/นักขัตฤกษ์/, 'วันหยุดราชการ', 'pages'],
  [/สถานีใกล้ฉัน/, 'สถานีใกล้ท่าน', 'pages'],
  [/ขั้นตอนทางธุรกิจ/, 'การทำธุรกิจกับ รฟม.', 'pages'],
  [/รับเพดานวันละ/, 'จ่ายไม่เกินวันละ', 'pages'],
  [/ไร้บันได|ไม่มีขั้นบันได/, 'ไม่ใช้บันได', 'pages'],
  ['กติกา', 'หลักเกณฑ์ หรือเงื่อนไข', 'pages'],
  [/(?<!สาร|วัตถุ|ของ|เหลว|น้ำมัน|ก๊าซ|เชื้อเพลิง)ไวไฟ/, 'Wi-Fi', 'pages'],
  [/ผู้พิการ/, 'คนพิการ', 'pages'],
  [/พิการทางสายตา/, 'คนพิการทางการเห็น', 'pages'],
  [/วีลแชร์|วีลแช/, 'รถเข็นคนพิการ', 'pages'],
  [/รถเด็ก(?!เล่น)/, 'รถเข็นเด็ก', 'pages'],
  [/ประตูตั๋ว|ประตูตรวจ(?:บัตร|ตั๋ว)/, 'ประตูอัตโนมัติ', 'pages'],
  [/ห้อง(?:จำหน่าย|ขาย)ตั๋ว/, 'ห้องจำหน่ายบัตรโดยสาร', 'pages'],
  [/ชั้น(?:จำหน่าย|ขาย|ออก)ตั๋ว/, 'ชั้นออกบัตรโดยสาร', 'pages'],
  [/เปลี่ยนขบวน(?:ไป|เป็น|ระหว่าง|ข้าม)?สาย/, 'เปลี่ยนสาย', 'pages'],
  [/(?:ยังไม่พบ|ไม่มี|มี|ไม่พบ)บันทึก(?:ว่า|ของเรา|ข้อมูล)?/, 'ยังไม่มีข้อมูล หรือจำนวนที่มีข้อมูลว่ามี', 'pages'],
  [/ข้อมูลจำนวนน้อย/, 'ข้อมูลที่มีจำกัด', 'pages'],
  [/ไม่รู้จัก(?:ประเภท|สถานี|สาย|ชื่อ|ค่า|คำ)/, 'ไม่พบ…ที่ระบุ', 'pages'],
  [/ไม่เข้าใจ(?:ค่า|คำ|วันที่)/, 'ค่าที่ระบุไม่ถูกต้อง', 'pages'],
  [/อ่านวันที่นี้ไม่ได้/, 'วันที่ไม่ถูกต้อง โปรดระบุใหม่', 'pages'],
  [/ความแน่นอนของข้อมูล|^ความแน่นอน$/, 'ความน่าเชื่อถือของข้อมูล', 'pages'],
  [/คาดว่าจะถึงเวลา/, 'คาดว่าจะสิ้นสุด', 'pages'],
  [/ข้อมูลเปิดให้/, 'ข้อมูลเปิดระบุ', 'pages'],
  [/(?:นาที|\} ?)นอกนั้น/, 'นอกชั่วโมงเร่งด่วน', 'pages'],
  [/ลงไปในราง|ลงในราง/, 'ลงไปบนราง', 'pages'],
  [/จอดรถไว้ที่จอดแล้วจร/, 'จอดรถไว้ที่อาคารหรือลานจอดแล้วจร', 'pages'],
  [/รถไฟฟ้าชานเมือง/, 'รถไฟชานเมืองสายสีแดง', 'pages'],
  [/เอทีเอ็ม/, 'ตู้ ATM', 'pages'],
  [/Line Today/, 'LINE TODAY', 'pages'],
  [/ไม่ต้องสุภาพ/, 'ใช้ประโยคสั้นและกระชับ', 'pages'],
  [/ชดเชยวันพ่อ/, 'ชดเชยวันคล้ายวันพระบรมราชสมภพ ร.9 วันชาติ และวันพ่อแห่งชาติ', 'pages'],
  [/(?:รัชกาลที่ \d+ |พระองค์|ทรง)โปรดให้/, 'โปรดเกล้าฯ ให้', 'pages'],
  [/พลาดแล้วพลาดเลย/, 'หากพลาดขบวนนี้จะไม่มีขบวนถัดไป', 'pages'],
  [/^(?:เร็วกว่านี้|ช้ากว่านี้)$/, 'เที่ยวก่อนหน้า หรือเที่ยวถัดไป', 'pages'],
  [/ล็อกอิน/, 'เข้าสู่ระบบ', 'pages'],
  [/พาสเวิร์ด/, 'รหัสผ่าน', 'pages'],
  [/เบอร์โทร/, 'หมายเลขโทรศัพท์', 'pages'],
  [/โทร ?(?=\d)/, 'โทร. และเว้นวรรค', 'pages'],
  [/[๐-๙]/, 'เลขอารบิก', 'pages'],
  [/"[ก-๙][^"]*"/, 'อัญประกาศ “…”', 'pages'],
];

/** Words that contain a refused one: forms of address, silk. */
const notRefused = /คุณ(?:ยาย|ตา|แม่|พ่อ|ปู่|ย่า|ครู|หมอ)|(?:ผ้า|เส้น|ตัว|เลี้ยง)ไหม|ไหมพรม/g;

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Finds refused words in a text.
 * @param {string} text @param {'code' | 'pages'} place
 * @returns {{ word: string, better: string }[]}
 */
export function refusedWords(text, place) {
  text = text.replaceAll(notRefused, '…');
  /** @type {Set<string> | undefined} */
  let words;
  return houseWords.flatMap(([refused, better, where]) => {
    if (where !== place && where !== 'both') return [];
    if (typeof refused !== 'string') {
      const word = refused.exec(text)?.[0];
      return word === undefined ? [] : [{ word, better }];
    }
    if (!text.includes(refused)) return [];
    words ??= new Set([...segmenter.segment(text)].map(({ segment }) => segment));
    return words.has(refused) ? [{ word: refused, better }] : [];
  });
}
