import type { Facility } from '@raang/domain';

/** What people type for a facility. */
interface Spoken {
  /** Words that mean it: search and assistant take one for the other. */
  means: readonly string[];
  /** Words of who needs it, or of what is done with it: only a question leads from them to the facility. */
  suggests?: readonly string[];
}

const list = (words: string) => words.split(',');

/** The first match counts: an accessible toilet is a toilet too. Parking has questions of its own. */
export const spokenFacilities: Readonly<Record<Facility, Spoken>> = {
  'accessible-toilet': {
    means: list(
      'ห้องน้ำคนพิการ,ห้องน้ำสำหรับคนพิการ,ห้องน้ำผู้พิการ,ห้องน้ำสำหรับผู้พิการ,ห้องน้ำวีลแชร์,accessible toilet,accessible toilets,disabled toilet,disabled toilets,wheelchair toilet,accessible restroom,accessible bathroom',
    ),
  },
  toilet: {
    means: list(
      'ห้องน้ำ,ห้องสุขา,สุขา,ส้วม,toilet,toilets,restroom,restrooms,bathroom,bathrooms,wc,loo,washroom,washrooms,lavatory',
    ),
    suggests: list('เข้าห้องน้ำ,pee'),
  },
  escalator: { means: list('บันไดเลื่อน,escalator,escalators,moving stairs') },
  lift: {
    means: list('ลิฟต์,ลิฟท์,ลิฟ,lift,lifts,elevator,elevators'),
    suggests: list(
      'step-free,step free,รถเข็น,วีลแชร์,วิลแชร์,wheelchair,wheelchairs,คนพิการ,accessible,accessibility,stroller,pram,buggy,pushchair,disabled access',
    ),
  },
  'bicycle-rack': {
    means: list(
      'จอดจักรยาน,ที่จอดจักรยาน,bicycle rack,bicycle racks,bike rack,bike racks,bike parking,bicycle parking,bike stand,bicycle stand',
    ),
    suggests: list('park my bike,park a bike,park my bicycle'),
  },
  atm: {
    means: list('ตู้เอทีเอ็ม,ตู้ atm,เอทีเอ็ม,ตู้กดเงิน,atm,atms,cash machine,cashpoint'),
    suggests: list('กดเงิน,ถอนเงิน,withdraw cash,withdraw money,get cash'),
  },
  locker: {
    means: list('ล็อกเกอร์,ล็อคเกอร์,ตู้ฝากของ,ตู้เก็บของ,ฝากกระเป๋า,locker,lockers,left luggage,luggage storage'),
    suggests: list('ที่ฝากของ,ฝากสัมภาระ,store my bag,store my luggage,store luggage,leave my bags'),
  },
  aed: { means: list('เครื่องกระตุกหัวใจ,กระตุกหัวใจ,เออีดี,aed,defibrillator,defibrillators') },
  wifi: { means: list('ไวไฟ,wifi,wi-fi,wi fi,internet,อินเทอร์เน็ต,อินเตอร์เน็ต'), suggests: list('เน็ตฟรี') },
  'first-aid': { means: list('ปฐมพยาบาล,ห้องพยาบาล,first aid,first-aid') },
  shop: {
    means: list('ร้านค้า,ร้านสะดวกซื้อ,shop,shops,convenience store'),
    suggests: list(
      'เซเว่น,7-11,7-eleven,มินิมาร์ท,ร้านกาแฟ,กาแฟ,ซื้อน้ำ,seven eleven,coffee,cafe,store,stores,buy food,buy water',
    ),
  },
  parking: { means: list('จอดรถ,ที่จอดรถ,ลานจอดรถ,จอดแล้วจร,parking,car park,park and ride,park ride') },
};
