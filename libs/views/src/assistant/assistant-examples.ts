import type { AnswerModel } from './assistant-model';
import type { AssistantTurn } from './assistant-view';

const journey: Record<'th' | 'en', AnswerModel> = {
  en: {
    text: 'Don Mueang is a station of another system: SRT Red Lines. Take our trains to Bang Sue (BL11) or Lak Si (PK14) and change there.\nSukhumvit (BL22) → Bang Sue (BL11): about 25 minutes, no changes.\nFrom Krung Thep Aphiwat (RN01), continue by SRT Red Lines to Don Mueang (7 stops).',
    cards: [
      {
        title: 'Sukhumvit → Bang Sue',
        href: '/en/search-departure?from=BL22&to=BL11',
        lines: [{ id: 'blue', name: 'Blue Line' }],
        rows: [
          { name: 'Leave', value: '12:00' },
          { name: 'Arrive', value: 'about 12:25' },
          { name: 'Take', value: 'Blue Line towards Tha Phra via Bang Sue' },
          { name: 'Fare (General)', value: '42 baht (unconfirmed)' },
        ],
      },
    ],
    sources: [
      { label: 'Journey planner: Sukhumvit → Bang Sue', href: '/en/search-departure?from=BL22&to=BL11' },
    ],
    choices: ['How much is it?', 'When is the last train?', 'And the way back?'],
  },
  th: {
    text: 'ดอนเมืองเป็นสถานีของรถไฟฟ้าชานเมืองสายสีแดง โปรดโดยสารรถไฟฟ้าของเราไปเปลี่ยนสายที่บางซื่อ (BL11) หรือ หลักสี่ (PK14)\nสุขุมวิท (BL22) → บางซื่อ (BL11) ใช้เวลาประมาณ 25 นาที ไม่ต้องเปลี่ยนสาย\nจากกรุงเทพอภิวัฒน์ (RN01) โดยสารรถไฟฟ้าชานเมืองสายสีแดงต่อไปยังดอนเมือง (7 สถานี)',
    cards: [
      {
        title: 'สุขุมวิท → บางซื่อ',
        href: '/th/search-departure?from=BL22&to=BL11',
        lines: [{ id: 'blue', name: 'สายสีน้ำเงิน' }],
        rows: [
          { name: 'ออกเดินทาง', value: '12.00 น.' },
          { name: 'ถึง', value: 'ประมาณ 12.25 น.' },
          { name: 'โดยสาร', value: 'สายสีน้ำเงิน ปลายทางท่าพระ ผ่านบางซื่อ' },
          { name: 'ค่าโดยสาร (บุคคลทั่วไป)', value: '42 บาท (ยังไม่ยืนยัน)' },
        ],
      },
    ],
    sources: [{ label: 'วางแผนการเดินทาง: สุขุมวิท → บางซื่อ', href: '/th/search-departure?from=BL22&to=BL11' }],
    choices: ['ค่าโดยสารเท่าไร', 'ขบวนสุดท้ายออกเวลาใด', 'ขากลับไปอย่างไร'],
  },
};

const questions = {
  en: {
    first: 'How do I get to Don Mueang?',
    asked: 'Where do you start your journey to Don Mueang?',
    second: 'Sukhumvit',
  },
  th: { first: 'ไปดอนเมืองอย่างไร', asked: 'ท่านจะเริ่มเดินทางไปดอนเมืองจากที่ใด', second: 'สุขุมวิท' },
};

/** A conversation that ends with a journey. */
export function exampleTurns(locale: 'th' | 'en'): AssistantTurn[] {
  const { first, asked, second } = questions[locale];
  return [
    { id: '1', from: 'person', text: first },
    { id: '2', from: 'assistant', answer: { text: asked, cards: [], sources: [], choices: [] } },
    { id: '3', from: 'person', text: second },
    { id: '4', from: 'assistant', answer: journey[locale] },
  ];
}
