/**
 * Words that say how a question is asked, not what it is about. A result need not have them, and they do not rank.
 */
const functionWords = new Set(
  `a an the of to in on at for from by with and or is are am be do does did how what where when which who why can could
  would should will may my me i you your we our us it its this that there here have has much many some any get got please near around want need go going
  ที่ ใน ของ และ หรือ กับ จาก ไป มา ถึง ให้ ได้ ไหม มั้ย ไม ยัง ไง อย่าง ไร อะไร ไหน เท่า ไหร่ เท่าไหร่ เท่าไร อย่างไร ยังไง กี่ ครับ ค่ะ คะ
  ครับผม นะ จ้า จะ ต้อง อยาก ขอ มี เป็น คือ แล้ว ก็ นี้ นั้น การ ความ ต่อ บน ทำ ใช้ เมื่อ เมื่อไหร่ เมื่อไร ไหร่ แถว แถวๆ ใกล้ อยู่ ช่วย หน่อย ฉัน ผม เรา`
    .split(/\s+/)
    .filter(Boolean),
);

export const isFunctionWord = (word: string): boolean => functionWords.has(word);
