import type { FoundItemCategory } from '@raang/domain';

/** Words for one fact: as a passenger writes in Thai and in English, as the desk writes in Thai and in English. */
export type Words = readonly [
  passengerTh: readonly string[],
  passengerEn: readonly string[],
  deskTh: readonly string[],
  deskEn: readonly string[],
];

export interface Thing {
  category: FoundItemCategory;
  /** Where passengers or the desk also file it. */
  alsoFiledAs?: FoundItemCategory;
  name: Words;
  /** What can be said of one of these, beside its colour. An item has three of them. */
  details: readonly Words[];
}

const w = (pth: string, pen: string, dth: string, den: string): Words => [
  pth.split(' / '),
  pen.split(' / '),
  dth.split(' / '),
  den.split(' / '),
];

const mark = {
  cat: w('มีพวงกุญแจแมวห้อยอยู่', 'a cat key ring hangs from it', 'ห้อยพวงกุญแจรูปแมว', 'cat keychain attached'),
  bear: w('ห้อยตุ๊กตาหมีตัวเล็ก', 'with a little teddy on it', 'มีตุ๊กตาหมีห้อย', 'small bear charm'),
  torn: w('มีรอยขาดนิดหน่อย', 'slightly torn on one side', 'ขาดเล็กน้อย', 'small tear'),
  sticker: w('ติดสติกเกอร์ไว้', 'has stickers on it', 'มีสติกเกอร์', 'sticker on the outside'),
  initialsPk: w('ปักตัวย่อ P.K.', 'my initials P.K. are on it', 'ปักอักษร P.K.', 'initials P.K.'),
  initialsSt: w('เขียนตัวย่อ S.T. ไว้', 'marked S.T.', 'มีอักษร ST', 'letters ST'),
  ribbon: w('ผูกริบบิ้นแดง', 'tied with a red ribbon', 'มีโบว์สีแดงผูกไว้', 'red ribbon tied to it'),
  scratch: w('มีรอยขีดข่วน', 'it is scratched', 'มีรอยขูด', 'scratches'),
  fresh: w('ของใหม่ เพิ่งซื้อ', 'brand new, just bought', 'สภาพใหม่', 'looks new'),
  old: w('เก่าแล้ว ใช้มานาน', 'rather old and worn', 'สภาพเก่า', 'worn'),
};

const bagDetails: Words[] = [
  w('ข้างในมีโน้ตบุ๊ก', 'my laptop is inside', 'ภายในมีคอมพิวเตอร์พกพา', 'contains a laptop'),
  w('มีเสื้อผ้าออกกำลังกายอยู่ข้างใน', 'gym clothes inside', 'ภายในมีชุดกีฬา', 'contains sports clothes'),
  w(
    'มีหนังสือเรียนกับสมุด',
    'school books and a notebook inside',
    'มีตำราเรียนและสมุด',
    'textbooks and notebook inside',
  ),
  w('ยี่ห้ออนิลโล่', 'it is an Anello', 'ตรา anello', 'brand Anello'),
  w('ยี่ห้อไนกี้', 'Nike', 'ยี่ห้อ Nike', 'Nike logo'),
  w('ยี่ห้ออาดิดาส', 'made by Adidas', 'ยี่ห้อ adidas', 'Adidas'),
  w('มีร่มอยู่ในช่องข้าง', 'an umbrella in the side pocket', 'ช่องข้างมีร่มพับ', 'folding umbrella in side pocket'),
  w('ซิปเสีย', 'the zip is broken', 'ซิปชำรุด', 'broken zipper'),
  w('ทำจากหนัง', 'leather', 'วัสดุหนัง', 'leather'),
  w('เป็นผ้าใบ', 'canvas', 'ผ้าแคนวาส', 'canvas'),
  w('มีเครื่องสำอางอยู่ข้างใน', 'my make-up is in it', 'ภายในมีเครื่องสำอาง', 'cosmetics inside'),
  ...Object.values(mark),
];
const phoneDetails: Words[] = [
  w('จอแตกมุมหนึ่ง', 'cracked screen in the corner', 'หน้าจอร้าว', 'screen cracked'),
  w('ภาพหน้าจอเป็นรูปหมา', 'lock screen shows my dog', 'ภาพล็อกเป็นสุนัข', 'dog on lock screen'),
  w('ภาพหน้าจอเป็นรูปลูก', 'a picture of my child on the lock screen', 'ภาพล็อกเป็นรูปเด็ก', 'child on lock screen'),
  w('ใส่เคสใส', 'in a clear case', 'เคสใส', 'transparent case'),
  w('เคสลายดอกไม้', 'case with flowers', 'เคสลายดอก', 'floral case'),
  w('เคสหนังมีที่ใส่บัตร', 'leather case with card slot', 'เคสหนังมีช่องบัตร', 'leather flip case'),
  w('มีสายคล้องมือ', 'with a wrist strap', 'มีสายคล้อง', 'strap attached'),
  w('มีแหวนติดหลังเครื่อง', 'ring holder on the back', 'ด้านหลังติดแหวน', 'ring grip on back'),
  mark.sticker,
  mark.scratch,
  mark.cat,
];
const walletDetails: Words[] = [
  w('มีบัตรประชาชน', 'my ID card is in it', 'มีบัตรประจำตัวประชาชน', 'ID card inside'),
  w('มีใบขับขี่', 'my driving licence is inside', 'มีใบอนุญาตขับรถ', 'driving licence inside'),
  w('มีบัตรเอทีเอ็มกสิกร', 'KBank ATM card', 'มีบัตร ATM ธนาคารกสิกรไทย', 'Kasikorn bank card'),
  w('มีบัตรไทยพาณิชย์', 'SCB card inside', 'มีบัตร SCB', 'SCB card'),
  w('มีเงินสดประมาณ 500 บาท', 'about 500 baht in cash', 'เงินสด 500 บาท', 'cash 500 THB'),
  w('มีรูปถ่ายครอบครัว', 'a family photo', 'มีรูปครอบครัว', 'photo of a family'),
  w('หนังแท้', 'real leather', 'หนัง', 'leather'),
  w('แบบยาว มีซิป', 'long with a zip', 'ทรงยาวซิปรอบ', 'long zip-around'),
  w('แบบพับสองทบ', 'bifold', 'สองพับ', 'bi-fold'),
  w('ยี่ห้อโค้ช', 'Coach', 'ตรา Coach', 'Coach'),
  w('ยี่ห้อชาร์ลแอนด์คีธ', 'Charles & Keith', 'Charles & Keith', 'Charles and Keith'),
  mark.initialsPk,
  mark.old,
];
const clothDetails: Words[] = [
  w('ไซซ์แอล', 'size L', 'ขนาด L', 'size L'),
  w('ไซซ์เอ็ม', 'size M', 'ขนาด M', 'size M'),
  w('มีฮู้ด', 'with a hood', 'มีหมวกคลุม', 'hooded'),
  w('ยี่ห้อยูนิโคล่', 'from Uniqlo', 'ตรา UNIQLO', 'Uniqlo'),
  w('ผ้ายีนส์', 'denim', 'ผ้ายีน', 'denim'),
  w('ลายทาง', 'striped', 'ลายริ้ว', 'stripes'),
  w('ลายสก๊อต', 'checked pattern', 'ลายตาราง', 'tartan'),
  w('กระดุมหลุดไปเม็ดหนึ่ง', 'one button is missing', 'กระดุมหาย 1 เม็ด', 'missing a button'),
  w('ปักโลโก้มหาวิทยาลัย', 'university logo', 'ปักตรามหาวิทยาลัย', 'university crest'),
  mark.fresh,
  mark.torn,
  mark.initialsSt,
];
const smallDetails: Words[] = Object.values(mark);

/** What passengers leave behind. Written before the matcher's word lists, and not derived from them. */
export const things: readonly Thing[] = [
  {
    category: 'bag',
    name: w('เป้ / กระเป๋าเป้', 'backpack / rucksack', 'กระเป๋าเป้สะพายหลัง / เป้', 'backpack'),
    details: bagDetails,
  },
  {
    category: 'bag',
    name: w('ถุงผ้า / กระเป๋าผ้า', 'tote bag / cloth bag', 'ถุงผ้า', 'tote bag'),
    details: bagDetails,
  },
  {
    category: 'bag',
    name: w('กระเป๋าสะพายข้าง', 'shoulder bag / cross-body bag', 'กระเป๋าสะพาย', 'shoulder bag'),
    details: bagDetails,
  },
  {
    category: 'bag',
    name: w('กระเป๋าเดินทาง / กระเป๋าลาก', 'suitcase / trolley case', 'กระเป๋าเดินทางล้อลาก', 'wheeled suitcase'),
    details: bagDetails,
  },
  {
    category: 'bag',
    name: w('ถุงช้อปปิ้ง / ถุงกระดาษ', 'shopping bag / paper bag', 'ถุงกระดาษ', 'paper carrier bag'),
    details: bagDetails,
  },
  {
    category: 'bag',
    alsoFiledAs: 'electronics',
    name: w('กระเป๋าโน้ตบุ๊ก', 'laptop bag', 'กระเป๋าคอมพิวเตอร์', 'computer bag'),
    details: bagDetails,
  },
  {
    category: 'wallet',
    alsoFiledAs: 'bag',
    name: w('กระเป๋าสตางค์ / กระเป๋าตังค์', 'wallet / purse', 'กระเป๋าสตางค์ / กระเป๋าเงิน', 'wallet'),
    details: walletDetails,
  },
  {
    category: 'wallet',
    name: w('กระเป๋าใส่เหรียญ', 'coin purse', 'กระเป๋าเศษสตางค์ใบเล็ก', 'coin purse'),
    details: walletDetails,
  },
  {
    category: 'wallet',
    alsoFiledAs: 'card-document',
    name: w('ซองใส่บัตร / ที่ใส่บัตร', 'card holder', 'ซองบัตร', 'card case'),
    details: walletDetails,
  },
  {
    category: 'phone',
    name: w('ไอโฟน / มือถือไอโฟน', 'iPhone', 'โทรศัพท์ iPhone / โทรศัพท์มือถือ Apple', 'iPhone mobile phone'),
    details: phoneDetails,
  },
  {
    category: 'phone',
    name: w('มือถือซัมซุง', 'Samsung phone / Galaxy', 'โทรศัพท์เคลื่อนที่ Samsung', 'Samsung handset'),
    details: phoneDetails,
  },
  {
    category: 'phone',
    name: w('มือถือออปโป้ / โทรศัพท์ oppo', 'Oppo phone', 'โทรศัพท์มือถือ OPPO', 'Oppo smartphone'),
    details: phoneDetails,
  },
  {
    category: 'phone',
    name: w('มือถือเสียวหมี่', 'Xiaomi mobile', 'สมาร์ตโฟน Xiaomi', 'Xiaomi phone'),
    details: phoneDetails,
  },
  {
    category: 'electronics',
    alsoFiledAs: 'phone',
    name: w('หูฟังแอร์พอด / แอร์พอด', 'AirPods', 'หูฟังไร้สาย AirPods', 'Apple earbuds'),
    details: [
      ...smallDetails,
      w('มีข้างเดียว', 'only one left', 'เหลือข้างเดียว', 'one earbud only'),
      w('เคสซิลิโคน', 'in a silicone cover', 'ปลอกซิลิโคน', 'silicone case'),
    ],
  },
  {
    category: 'electronics',
    name: w('หูฟังครอบหู', 'headphones', 'หูฟังแบบครอบศีรษะ', 'over-ear headphones'),
    details: [
      ...smallDetails,
      w('ยี่ห้อโซนี่', 'Sony', 'ยี่ห้อ SONY', 'Sony'),
      w('ยี่ห้อเจบีแอล', 'JBL', 'ยี่ห้อ JBL', 'JBL'),
    ],
  },
  {
    category: 'electronics',
    name: w('พาวเวอร์แบงก์ / แบตสำรอง', 'power bank / portable charger', 'แบตเตอรี่สำรอง', 'powerbank'),
    details: [
      ...smallDetails,
      w('มีสายชาร์จติดอยู่', 'with a cable', 'พร้อมสายชาร์จ', 'charging cable attached'),
      w('ยี่ห้อแองเคอร์', 'Anker', 'Anker', 'Anker'),
    ],
  },
  {
    category: 'electronics',
    name: w('ไอแพด', 'iPad / tablet', 'แท็บเล็ต iPad', 'Apple tablet'),
    details: phoneDetails,
  },
  {
    category: 'electronics',
    name: w('โน้ตบุ๊ก / แล็ปท็อป', 'laptop / notebook computer', 'คอมพิวเตอร์โน้ตบุ๊ก', 'laptop computer'),
    details: [
      ...phoneDetails,
      w('ยี่ห้อเอเซอร์', 'Acer', 'ยี่ห้อ Acer', 'Acer'),
      w('ยี่ห้อเลอโนโว', 'Lenovo', 'Lenovo', 'Lenovo ThinkPad'),
    ],
  },
  {
    category: 'electronics',
    name: w('กล้องถ่ายรูป', 'camera', 'กล้องดิจิทัล', 'digital camera'),
    details: [
      ...smallDetails,
      w('ยี่ห้อแคนนอน', 'Canon', 'ยี่ห้อ Canon', 'Canon'),
      w('ยี่ห้อฟูจิ', 'Fujifilm', 'Fujifilm', 'Fuji'),
    ],
  },
  {
    category: 'card-document',
    alsoFiledAs: 'wallet',
    name: w('บัตรประชาชน', 'Thai ID card', 'บัตรประจำตัวประชาชน', 'national ID card'),
    details: [...smallDetails, w('อยู่ในซองพลาสติก', 'in a plastic sleeve', 'ใส่ซองพลาสติก', 'plastic sleeve')],
  },
  {
    category: 'card-document',
    name: w(
      'บัตรพนักงานพร้อมสายคล้องคอ',
      'staff pass with a lanyard',
      'บัตรพนักงาน มีสายคล้องคอ',
      'employee card on lanyard',
    ),
    details: [
      ...smallDetails,
      w('ของบริษัทประกัน', 'from an insurance company', 'บริษัทประกันภัย', 'insurance company'),
    ],
  },
  {
    category: 'card-document',
    name: w('บัตรนักศึกษา', 'student card', 'บัตรประจำตัวนักศึกษา', 'student ID'),
    details: [...smallDetails, w('ของจุฬา', 'Chulalongkorn University', 'จุฬาลงกรณ์มหาวิทยาลัย', 'Chulalongkorn')],
  },
  {
    category: 'card-document',
    name: w('พาสปอร์ต', 'passport', 'หนังสือเดินทาง', 'passport'),
    details: [
      ...smallDetails,
      w('ของญี่ปุ่น', 'Japanese', 'ประเทศญี่ปุ่น', 'Japan'),
      w('ของเยอรมัน', 'German', 'เยอรมนี', 'Germany'),
    ],
  },
  {
    category: 'card-document',
    alsoFiledAs: 'book-stationery',
    name: w('แฟ้มเอกสาร', 'folder of documents', 'แฟ้มใส่เอกสาร', 'document folder'),
    details: [
      ...smallDetails,
      w('มีสัญญาเช่าห้อง', 'with a rental contract', 'ภายในมีสัญญาเช่า', 'lease contract inside'),
      w('มีใบรับรองแพทย์', 'medical certificate', 'ใบรับรองแพทย์', 'medical certificate'),
    ],
  },
  {
    category: 'keys',
    name: w('กุญแจบ้าน / พวงกุญแจ', 'house keys / bunch of keys', 'กุญแจหลายดอก / พวงกุญแจ', 'set of keys'),
    details: [
      ...smallDetails,
      w('มีสามดอก', 'three keys', 'จำนวน 3 ดอก', '3 keys'),
      w('มีคีย์การ์ดคอนโด', 'with a condo key card', 'มีคีย์การ์ด', 'key card on it'),
    ],
  },
  {
    category: 'keys',
    name: w('กุญแจรถ', 'car key', 'กุญแจรถยนต์', 'car key'),
    details: [
      ...smallDetails,
      w('โตโยต้า', 'Toyota', 'TOYOTA', 'Toyota'),
      w('ฮอนด้า', 'Honda', 'HONDA', 'Honda'),
      w('มีรีโมท', 'with remote', 'พร้อมรีโมต', 'remote fob'),
    ],
  },
  {
    category: 'keys',
    name: w('กุญแจมอเตอร์ไซค์', 'motorbike key', 'กุญแจรถจักรยานยนต์', 'motorcycle key'),
    details: [...smallDetails, w('ยามาฮ่า', 'Yamaha', 'Yamaha', 'Yamaha')],
  },
  {
    category: 'glasses',
    name: w('แว่นตา / แว่นสายตา', 'glasses / spectacles', 'แว่นสายตา', 'eyeglasses'),
    details: [
      ...smallDetails,
      w('กรอบกลม', 'round frame', 'กรอบกลม', 'round frame'),
      w('กรอบโลหะ', 'metal frame', 'กรอบโลหะ', 'metal frame'),
      w('อยู่ในกล่อง', 'in its case', 'พร้อมกล่องแว่น', 'with case'),
    ],
  },
  {
    category: 'glasses',
    name: w('แว่นกันแดด / แว่นดำ', 'sunglasses / shades', 'แว่นกันแดด', 'sunglasses'),
    details: [
      ...smallDetails,
      w('เรย์แบน', 'Ray-Ban', 'Ray-Ban', 'Ray Ban'),
      w('อยู่ในซองหนัง', 'in a leather pouch', 'ใส่ซองหนัง', 'leather pouch'),
    ],
  },
  {
    category: 'clothing',
    name: w('เสื้อแจ็กเก็ต / แจ็คเก็ต', 'jacket', 'เสื้อแจ็คเก็ต', 'jacket'),
    details: clothDetails,
  },
  {
    category: 'clothing',
    name: w('เสื้อกันหนาว / สเวตเตอร์', 'sweater / jumper', 'เสื้อกันหนาว', 'sweater'),
    details: clothDetails,
  },
  {
    category: 'clothing',
    name: w('หมวกแก๊ป / หมวก', 'cap / baseball cap', 'หมวกแก๊ป', 'cap'),
    details: clothDetails,
  },
  { category: 'clothing', name: w('ผ้าพันคอ', 'scarf', 'ผ้าพันคอ', 'scarf'), details: clothDetails },
  {
    category: 'clothing',
    alsoFiledAs: 'bag',
    name: w('รองเท้าผ้าใบ', 'sneakers / trainers', 'รองเท้ากีฬา 1 คู่', 'pair of sports shoes'),
    details: [
      ...smallDetails,
      w('ยี่ห้อไนกี้', 'Nike', 'Nike', 'Nike'),
      w('ยี่ห้อคอนเวิร์ส', 'Converse', 'Converse', 'Converse'),
      w('เบอร์ 42', 'size 42', 'เบอร์ 42', 'size 42'),
    ],
  },
  {
    category: 'umbrella',
    name: w('ร่มพับ / ร่ม', 'folding umbrella / umbrella', 'ร่มพับ', 'folding umbrella'),
    details: [
      ...smallDetails,
      w('ลายจุด', 'with dots', 'ลายจุด', 'polka dots'),
      w('ลายดอกไม้', 'flower pattern', 'ลายดอก', 'flowers'),
      w('อัตโนมัติ', 'opens automatically', 'แบบอัตโนมัติ', 'automatic'),
      w('ซี่หักหนึ่งซี่', 'one broken rib', 'ก้านหัก 1 ก้าน', 'one rib bent'),
    ],
  },
  {
    category: 'umbrella',
    alsoFiledAs: 'mobility-aid',
    name: w('ร่มยาว / ร่มคันใหญ่', 'long umbrella / big umbrella', 'ร่มคันยาว', 'long umbrella'),
    details: [
      ...smallDetails,
      w('ด้ามไม้', 'wooden handle', 'ด้ามจับไม้', 'wooden handle'),
      w('ด้ามงอ', 'curved handle', 'ด้ามตะขอ', 'hooked handle'),
      w('มีโลโก้ธนาคาร', 'bank logo on it', 'พิมพ์ตราธนาคาร', 'printed with a bank logo'),
    ],
  },
  {
    category: 'jewellery-watch',
    name: w('นาฬิกาข้อมือ', 'wristwatch / watch', 'นาฬิกาข้อมือ', 'wrist watch'),
    details: [
      ...smallDetails,
      w('คาสิโอ', 'Casio', 'Casio', 'Casio G-Shock'),
      w('ไซโก้', 'Seiko', 'Seiko', 'Seiko'),
      w('สายหนัง', 'leather strap', 'สายหนัง', 'leather strap'),
      w('สายเหล็ก', 'steel bracelet', 'สายโลหะ', 'metal bracelet'),
    ],
  },
  {
    category: 'jewellery-watch',
    alsoFiledAs: 'electronics',
    name: w('แอปเปิลวอทช์ / สมาร์ทวอทช์', 'Apple Watch / smartwatch', 'นาฬิกา Apple Watch', 'Apple smart watch'),
    details: [...smallDetails, w('สายซิลิโคน', 'silicone band', 'สายยาง', 'rubber strap')],
  },
  {
    category: 'jewellery-watch',
    name: w('สร้อยข้อมือ / กำไล', 'bracelet / bangle', 'สร้อยข้อมือ', 'bracelet'),
    details: [
      ...smallDetails,
      w('เป็นเงิน', 'silver', 'เงินแท้', 'sterling silver'),
      w('มีจี้หัวใจ', 'heart charm', 'จี้รูปหัวใจ', 'heart pendant'),
    ],
  },
  {
    category: 'jewellery-watch',
    name: w('แหวน', 'ring', 'แหวน', 'ring'),
    details: [
      ...smallDetails,
      w('มีเพชรเม็ดเล็ก', 'with a small diamond', 'หัวเพชร', 'diamond'),
      w('สลักวันที่ข้างใน', 'a date is engraved inside', 'ด้านในสลักวันที่', 'engraved date'),
    ],
  },
  {
    category: 'book-stationery',
    name: w('หนังสือนิยาย / หนังสือ', 'novel / paperback', 'หนังสือ', 'book'),
    details: [
      ...smallDetails,
      w('แฮร์รี่พอตเตอร์', 'Harry Potter', 'เรื่องแฮร์รี่ พอตเตอร์', 'Harry Potter'),
      w('ภาษาอังกฤษ', 'in English', 'ภาษาอังกฤษ', 'English language'),
      w('มีที่คั่นหนังสือ', 'with a bookmark', 'มีที่คั่น', 'bookmark inside'),
    ],
  },
  {
    category: 'book-stationery',
    name: w('สมุดโน้ต / ไดอารี่', 'notebook / diary', 'สมุดบันทึก', 'notebook'),
    details: smallDetails,
  },
  {
    category: 'book-stationery',
    alsoFiledAs: 'bag',
    name: w('กล่องดินสอ / กระเป๋าดินสอ', 'pencil case', 'กระเป๋าดินสอ', 'pencil case'),
    details: [
      ...smallDetails,
      w('มีเครื่องคิดเลข', 'a calculator inside', 'มีเครื่องคิดเลข', 'calculator inside'),
      w('มีปากกาลามี่', 'a Lamy pen', 'ปากกา LAMY', 'Lamy pen'),
    ],
  },
  {
    category: 'toy',
    name: w('ตุ๊กตากระต่าย', 'rabbit doll / stuffed bunny', 'ตุ๊กตากระต่าย', 'soft toy rabbit'),
    details: smallDetails,
  },
  { category: 'toy', name: w('ตุ๊กตาหมี', 'teddy bear', 'ตุ๊กตาหมี', 'stuffed bear'), details: smallDetails },
  { category: 'toy', name: w('รถของเล่น', 'toy car', 'รถเด็กเล่น', 'toy car'), details: smallDetails },
  {
    category: 'bottle-food-box',
    name: w('กระบอกน้ำ / กระติกน้ำ', 'water bottle / flask', 'กระติกน้ำสเตนเลส / ขวดน้ำ', 'flask'),
    details: [
      ...smallDetails,
      w('สแตนลีย์', 'Stanley', 'Stanley', 'Stanley'),
      w('มีหลอด', 'with a straw', 'มีหลอดดูด', 'straw lid'),
      w('ฝาบุบ', 'dented lid', 'ฝามีรอยบุบ', 'dent on the lid'),
    ],
  },
  {
    category: 'bottle-food-box',
    alsoFiledAs: 'bag',
    name: w('กล่องข้าว', 'lunch box', 'กล่องใส่อาหาร / ปิ่นโต', 'food box'),
    details: [...smallDetails, w('มีช้อนส้อม', 'spoon and fork inside', 'พร้อมช้อนส้อม', 'with cutlery')],
  },
  {
    category: 'mobility-aid',
    name: w('ไม้เท้า', 'walking stick / cane', 'ไม้เท้าช่วยเดิน', 'walking cane'),
    details: [
      ...smallDetails,
      w('พับได้', 'foldable', 'แบบพับ', 'folding'),
      w('ทำจากไม้', 'wooden', 'ไม้', 'wood'),
    ],
  },
  {
    category: 'other',
    alsoFiledAs: 'bag',
    name: w('ดอกไม้ช่อใหญ่ / ช่อดอกไม้', 'bunch of flowers / bouquet', 'ช่อดอกไม้', 'bouquet'),
    details: smallDetails,
  },
  {
    category: 'other',
    name: w('ไม้แบดมินตัน', 'badminton racket', 'ไม้แบด', 'badminton racket'),
    details: [...smallDetails, w('โยเน็กซ์', 'Yonex', 'Yonex', 'Yonex')],
  },
  {
    category: 'other',
    name: w('ยา / ถุงยา', 'medicine / bag of medicine', 'ถุงยาโรงพยาบาล', 'hospital medicine bag'),
    details: [...smallDetails, w('โรงพยาบาลศิริราช', 'from Siriraj', 'รพ.ศิริราช', 'Siriraj Hospital')],
  },
];
