/** Words that lead to the next one: a line that ends with one looks cut off. */
export const leadingWords: ReadonlySet<string> = new Set(
  `ที่ และ หรือ แต่ กับ ของ ใน จาก ถึง โดย เพื่อ ให้ ไม่ จะ ได้ ทุก การ ความ ผู้ วิธี ค่า เป็น คือ มี ก่อน หลัง สาย สถานี จอด แห่ง สำหรับ ตาม ต่อ บน ใต้ ยัง นัก คน
   เขต ถนน ซอย แยก วัด ตลาด`.split(/\s+/),
);

/** Words that complete the previous one, and must not begin a line. */
export const completingWords: ReadonlySet<string> = new Set(['ละ', 'นี้', 'นั้น', 'แล้ว', 'ๆ', 'ฯ', 'เอง', 'กัน']);
