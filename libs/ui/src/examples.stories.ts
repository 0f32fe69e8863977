/** Texts of the stories in both languages, including the longest likely ones. */
const th = {
  siteName: 'รฟม.',
  authority: 'การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย',
  navigation: ['เดินทาง', 'บัตรและค่าโดยสาร', 'ข่าวและกิจกรรม', 'ธุรกิจ', 'ติดต่อเรา'],
  search: 'ค้นหา',
  home: 'หน้าแรก',
  travel: 'เดินทาง',
  facilities: 'สิ่งอำนวยความสะดวกในสถานี',
  lines: { blue: 'เฉลิมรัชมงคล', purple: 'ฉลองรัชธรรม', yellow: 'นัคราพิพัฒน์', pink: 'ชมพู' },
  title: 'ปรับเวลาเดินรถสายสีน้ำเงินช่วงเทศกาลลอยกระทง ให้บริการถึงเที่ยงคืนครึ่งทุกสถานี',
  shortTitle: 'ที่จอดรถสถานีลาดพร้าว',
  summary: 'เพื่ออำนวยความสะดวกแก่ผู้โดยสารที่เดินทางไปร่วมงานริมแม่น้ำเจ้าพระยา ขบวนสุดท้ายจะออกจากต้นทางช้ากว่าปกติ 30 นาที',
  date: '24 พ.ย. 2569',
  news: 'ข่าว',
  seeAll: 'ดูข่าวทั้งหมด',
  detour: 'อ่านรายละเอียด',
  searchAgain: 'ล้างตัวกรอง',
  nothing: 'ไม่พบรายการที่ตรงกับที่ค้นหา',
  nothingHint: 'ลองเลือกสายอื่น หรือขยายช่วงวันที่ให้กว้างขึ้น',
  picture: 'ชานชาลาสถานีที่มีผู้โดยสารกำลังรอรถไฟฟ้า',
  plan: 'วางแผนการเดินทาง',
  planText: 'เส้นทาง เวลา และค่าโดยสาร',
  longest: 'หลักเกณฑ์และวิธีการขอใช้พื้นที่ภายในสถานีรถไฟฟ้าและอาคารจอดแล้วจรเพื่อการประชาสัมพันธ์และจัดกิจกรรมส่งเสริมการขาย',
  facts: [
    ['เวลาเปิด', 'ทุกวัน 05.00–01.00 น.'],
    ['จำนวนที่จอด', '2,100 คัน อาคาร 9 ชั้น'],
    ['ค่าจอดสำหรับผู้ใช้รถไฟฟ้า', '15 บาทต่อ 2 ชั่วโมง'],
  ],
  station: 'สถานี',
  first: 'ขบวนแรก',
  last: 'ขบวนสุดท้าย',
  fare: 'ค่าโดยสาร (บาท)',
  timesCaption: 'เวลาขบวนแรกและขบวนสุดท้าย มุ่งหน้าหลักสอง',
  stations: ['สุขุมวิท', 'เพชรบุรี', 'พระราม 9', 'ศูนย์วัฒนธรรมแห่งประเทศไทย', 'ห้วยขวาง', 'สุทธิสาร'],
  contact: 'ศูนย์บริการข้อมูลผู้โดยสาร',
  address: '175 ถนนพระราม 9 แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพมหานคร 10310',
  policies: ['นโยบายความเป็นส่วนตัว', 'นโยบายคุกกี้', 'แผนผังเว็บไซต์'],
  copyright: '© 2569 การรถไฟฟ้าขนส่งมวลชนแห่งประเทศไทย',
  prose: `<p>ผู้โดยสารที่ลืมของไว้ในขบวนรถหรือในสถานี <strong>แจ้งได้ทันที</strong>ที่ห้องออกบัตรโดยสารของสถานีใดก็ได้ หรือ<a href="#report">แจ้งผ่านเว็บไซต์</a>ตลอด 24 ชั่วโมง</p><h2>สิ่งที่ควรเตรียม</h2><ul><li>วัน เวลา และสถานีที่คาดว่าทำหาย</li><li>ลักษณะของทรัพย์สิน เช่น ยี่ห้อ สี ขนาด<ul><li>สิ่งที่พิสูจน์ความเป็นเจ้าของได้</li></ul></li></ul><h3>ขั้นตอน</h3><ol><li>กรอกแบบฟอร์ม</li><li>รับหมายเลขอ้างอิง <code>LP-2569-00412</code></li></ol><blockquote><p>ของมีค่าจะเก็บไว้ที่ศูนย์ทรัพย์สินสูญหายเป็นเวลา 6 เดือน</p></blockquote><h4>เวลาทำการ</h4><table><caption>เวลาทำการของศูนย์ฯ</caption><thead><tr><th scope="col">วัน</th><th scope="col">เวลา</th><th scope="col">สถานที่</th><th scope="col">โทรศัพท์</th></tr></thead><tbody><tr><th scope="row">จันทร์–ศุกร์</th><td>08.30–16.30 น.</td><td>สถานีศูนย์วัฒนธรรมแห่งประเทศไทย</td><td>0 2716 4044</td></tr></tbody></table>`,
};

const en: typeof th = {
  siteName: 'MRTA',
  authority: 'Mass Rapid Transit Authority of Thailand',
  navigation: ['Travel', 'Tickets and fares', 'Updates', 'Business', 'Contact'],
  search: 'Search',
  home: 'Home',
  travel: 'Travel',
  facilities: 'Station facilities',
  lines: { blue: 'Blue', purple: 'Purple', yellow: 'Yellow', pink: 'Pink' },
  title: 'Blue Line trains run half an hour longer on Loi Krathong night, until 00:30 at every station',
  shortTitle: 'Park and ride at Lat Phrao',
  summary:
    'So that everyone gets home from the river, the last trains leave both ends of the line thirty minutes later than usual.',
  date: '24 Nov 2026',
  news: 'News',
  seeAll: 'All news',
  detour: 'Read the details',
  searchAgain: 'Clear the filters',
  nothing: 'Nothing matches your search',
  nothingHint: 'Try another line, or a wider range of dates.',
  picture: 'A station platform with passengers waiting for a train',
  plan: 'Plan a journey',
  planText: 'Route, times and fare',
  longest:
    'Rules and procedures for requesting the temporary use of space inside stations and park-and-ride buildings for public relations and sales promotion',
  facts: [
    ['Opening hours', 'Every day 05:00–01:00'],
    ['Spaces', '2,100 cars on nine storeys'],
    ['Parking for train passengers', '15 baht for two hours'],
  ],
  station: 'Station',
  first: 'First train',
  last: 'Last train',
  fare: 'Fare (baht)',
  timesCaption: 'First and last trains towards Lak Song',
  stations: [
    'Sukhumvit',
    'Phetchaburi',
    'Phra Ram 9',
    'Thailand Cultural Centre',
    'Huai Khwang',
    'Sutthisan',
  ],
  contact: 'Passenger information centre',
  address: '175 Rama IX Road, Huai Khwang, Bangkok 10310',
  policies: ['Privacy policy', 'Cookie policy', 'Site map'],
  copyright: '© 2026 Mass Rapid Transit Authority of Thailand',
  prose: `<p>If you left something on a train or in a station, <strong>tell us at once</strong> at the ticket office of any station, or <a href="#report">report it here</a> at any hour.</p><h2>What to have ready</h2><ul><li>Day, time and station where you think you lost it</li><li>What it looks like: make, colour, size<ul><li>Anything that proves it is yours</li></ul></li></ul><h3>Steps</h3><ol><li>Fill in the form</li><li>Get your reference <code>LP-2026-00412</code></li></ol><blockquote><p>Valuables are kept at the lost property office for six months.</p></blockquote><h4>Office hours</h4><table><caption>Hours of the lost property office</caption><thead><tr><th scope="col">Days</th><th scope="col">Hours</th><th scope="col">Place</th><th scope="col">Telephone</th></tr></thead><tbody><tr><th scope="row">Monday to Friday</th><td>08:30–16:30</td><td>Thailand Cultural Centre station</td><td>0 2716 4044</td></tr></tbody></table>`,
};

/** The texts in the language of the toolbar. */
export function wordsFor(globals: Record<string, unknown>) {
  return globals['locale'] === 'en' ? en : th;
}

/** The same for the texts of one part's stories. */
export function inLocale<T>(globals: Record<string, unknown>, words: Readonly<Record<'th' | 'en', T>>): T {
  return words[globals['locale'] === 'en' ? 'en' : 'th'];
}

/** An inline picture, so that stories need no file. */
export const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#cfe3da"/><path d="M0 150h320" stroke="#44535a" stroke-width="6"/><rect x="40" y="70" width="240" height="66" rx="14" fill="#f7faf9"/><path d="M40 110h240" stroke="#00613d" stroke-width="10"/><g fill="#17384a"><rect x="60" y="82" width="40" height="20" rx="3"/><rect x="112" y="82" width="40" height="20" rx="3"/><rect x="164" y="82" width="40" height="20" rx="3"/><rect x="216" y="82" width="40" height="20" rx="3"/></g></svg>',
)}`;

export const lineIds = ['blue', 'purple', 'yellow', 'pink'] as const;
