/** Stations of two lines for the stories that need a network: code, Thai name, English name. */
const blue = [
  ['BL10', 'เตาปูน', 'Tao Poon'],
  ['BL11', 'บางซื่อ', 'Bang Sue'],
  ['BL12', 'กำแพงเพชร', 'Kamphaeng Phet'],
  ['BL13', 'สวนจตุจักร', 'Chatuchak Park'],
  ['BL14', 'พหลโยธิน', 'Phahon Yothin'],
  ['BL15', 'ลาดพร้าว', 'Lat Phrao'],
  ['BL16', 'รัชดาภิเษก', 'Ratchadaphisek'],
  ['BL17', 'สุทธิสาร', 'Sutthisan'],
  ['BL18', 'ห้วยขวาง', 'Huai Khwang'],
  ['BL19', 'ศูนย์วัฒนธรรมแห่งประเทศไทย', 'Thailand Cultural Centre'],
  ['BL20', 'พระราม 9', 'Phra Ram 9'],
  ['BL21', 'เพชรบุรี', 'Phetchaburi'],
  ['BL22', 'สุขุมวิท', 'Sukhumvit'],
  ['BL23', 'ศูนย์การประชุมแห่งชาติสิริกิติ์', 'Queen Sirikit National Convention Centre'],
  ['BL24', 'คลองเตย', 'Khlong Toei'],
  ['BL25', 'ลุมพินี', 'Lumphini'],
  ['BL26', 'สีลม', 'Si Lom'],
  ['BL27', 'สามย่าน', 'Sam Yan'],
  ['BL28', 'หัวลำโพง', 'Hua Lamphong'],
  ['BL29', 'วัดมังกร', 'Wat Mangkon'],
  ['BL30', 'สามยอด', 'Sam Yot'],
  ['BL31', 'สนามไชย', 'Sanam Chai'],
  ['BL32', 'อิสรภาพ', 'Itsaraphap'],
  ['BL33', 'บางไผ่', 'Bang Phai'],
  ['BL34', 'บางหว้า', 'Bang Wa'],
  ['BL35', 'เพชรเกษม 48', 'Phetkasem 48'],
  ['BL36', 'ภาษีเจริญ', 'Phasi Charoen'],
  ['BL37', 'บางแค', 'Bang Khae'],
  ['BL38', 'หลักสอง', 'Lak Song'],
] as const;

const purple = [
  ['PP16', 'เตาปูน', 'Tao Poon'],
  ['PP15', 'บางซ่อน', 'Bang Son'],
  ['PP14', 'วงศ์สว่าง', 'Wong Sawang'],
  ['PP13', 'แยกติวานนท์', 'Yaek Tiwanon'],
  ['PP12', 'กระทรวงสาธารณสุข', 'Ministry of Public Health'],
  ['PP11', 'ศูนย์ราชการนนทบุรี', 'Nonthaburi Civic Center'],
] as const;

export interface ExampleStation {
  code: string;
  name: string;
}

/** In the order of the line and the language of the toolbar. */
export function stationsOf(line: 'blue' | 'purple', globals: Record<string, unknown>): ExampleStation[] {
  return { blue, purple }[line].map(([code, th, en]) => ({
    code,
    name: globals['locale'] === 'en' ? en : th,
  }));
}

/** A time, formatted in the language of the toolbar. */
export function clock(hoursAndMinutes: string, globals: Record<string, unknown>) {
  const text = globals['locale'] === 'en' ? hoursAndMinutes : `${hoursAndMinutes.replace(':', '.')} น.`;
  return { text, dateTime: hoursAndMinutes };
}
