import type { Facility } from '@raang/domain';

/** What people call the facilities. Parking has questions of its own; the first match counts. */
export const facilityWords: readonly (readonly [Facility, string])[] = [
  [
    'accessible-toilet',
    'ห้องน้ำคนพิการ,ห้องน้ำสำหรับคนพิการ,ห้องน้ำผู้พิการ,ห้องน้ำสำหรับผู้พิการ,ห้องน้ำวีลแชร์,accessible toilet,accessible toilets,disabled toilet,disabled toilets,wheelchair toilet,accessible restroom,accessible bathroom',
  ],
  [
    'toilet',
    'ห้องน้ำ,ห้องสุขา,สุขา,ส้วม,เข้าห้องน้ำ,toilet,toilets,restroom,restrooms,bathroom,bathrooms,wc,loo,washroom,washrooms,lavatory,pee',
  ],
  ['escalator', 'บันไดเลื่อน,escalator,escalators'],
  [
    'lift',
    'ลิฟต์,ลิฟท์,ลิฟ,lift,lifts,elevator,elevators,step-free,step free,รถเข็น,วีลแชร์,วิลแชร์,wheelchair,wheelchairs,คนพิการ,accessible,accessibility,stroller,pram,buggy,pushchair,disabled access',
  ],
  [
    'bicycle-rack',
    'จอดจักรยาน,ที่จอดจักรยาน,bicycle rack,bicycle racks,bike rack,bike racks,bike parking,bicycle parking,park my bike,park a bike,park my bicycle,bike stand,bicycle stand',
  ],
  ['atm', 'เอทีเอ็ม,ตู้กดเงิน,กดเงิน,ถอนเงิน,atm,atms,cash machine,cashpoint,withdraw cash,withdraw money,get cash'],
  [
    'locker',
    'ล็อกเกอร์,ล็อคเกอร์,ตู้ฝากของ,ฝากกระเป๋า,ที่ฝากของ,ตู้เก็บของ,ฝากสัมภาระ,locker,lockers,left luggage,luggage storage,store my bag,store my luggage,store luggage,leave my bags',
  ],
  ['aed', 'เครื่องกระตุกหัวใจ,กระตุกหัวใจ,เออีดี,aed,defibrillator,defibrillators'],
  ['wifi', 'ไวไฟ,อินเทอร์เน็ต,อินเตอร์เน็ต,เน็ตฟรี,wifi,wi-fi,wi fi,internet'],
  ['first-aid', 'ปฐมพยาบาล,ห้องพยาบาล,first aid,first-aid'],
  [
    'shop',
    'ร้านค้า,ร้านสะดวกซื้อ,เซเว่น,7-11,7-eleven,มินิมาร์ท,ร้านกาแฟ,กาแฟ,ซื้อน้ำ,shop,shops,convenience store,seven eleven,coffee,cafe,store,stores,buy food,buy water',
  ],
];

/** Words for a facility of any kind. The weak ones may mean anything at a station. */
export const anyFacility = 'สิ่งอำนวยความสะดวก,facilities,amenities,facility,services at';

export const perhapsFacility = 'มีอะไรบ้าง,what is there';

/** Categories of riders, by their id in our tariff. */
export const riderWords: readonly (readonly [string, string])[] = [
  ['small-child', 'เด็กเล็ก,ทารก,baby,babies,infant,infants,toddler,toddlers,small child'],
  ['student', 'นักเรียน,นักศึกษา,นิสิต,student,students,pupil,pupils'],
  [
    'senior',
    'ผู้สูงอายุ,สูงอายุ,ผู้สูงวัย,คนแก่,คนชรา,อายุ 60,60 ปี,senior,seniors,elderly,pensioner,pensioners,over 60,older people,old people,คุณปู่,คุณตา,คุณยาย',
  ],
  ['disabled', 'คนพิการ,ผู้พิการ,บัตรคนพิการ,disabled,disability,person with a disability'],
  ['child', 'เด็ก,ลูกชาย,ลูกสาว,พาลูก,child,children,kid,kids,son,daughter'],
  ['adult', 'ผู้ใหญ่,บุคคลทั่วไป,คนทั่วไป,adult,adults'],
];

/** Words for a passenger who cannot use steps. */
export const stepFreeWords =
  'รถเข็น,วีลแชร์,วิลแชร์,ไม่มีบันได,ไม่ขึ้นบันได,wheelchair,step-free,step free,without stairs,no stairs,stroller,pram,buggy,pushchair';
