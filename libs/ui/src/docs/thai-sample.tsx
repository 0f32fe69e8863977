const stacked = ['ปั๊ม', 'น้ำ', 'ที่', 'ผู้ใหญ่', 'กรุงเทพฯ', 'ญี่ปุ่น', 'ฎีกา', 'ใต้ดิน', 'กตัญญู', 'สิ่งศักดิ์สิทธิ์'];

const paragraph =
  'รถไฟฟ้ามหานครสายเฉลิมรัชมงคลให้บริการทุกวันตั้งแต่เวลาประมาณ 05.30 น. ถึงเที่ยงคืน ผู้โดยสารเปลี่ยนไปใช้สายฉลองรัชธรรมได้ที่สถานีเตาปูน';

/** Vowels above and below, tone marks above those, and long runs without a space. */
export function ThaiSample() {
  return (
    <div lang="th" className="grid max-w-text gap-6">
      <h2 className="text-4xl font-semibold">ปั๊มน้ำที่กรุงเทพฯ ใต้ดิน ฎีกาผู้ใหญ่ญี่ปุ่น</h2>
      <ul className="flex flex-wrap gap-3">
        {stacked.map((word) => (
          <li key={word} className="rounded-sm border border-line px-3 text-xl">
            {word}
          </li>
        ))}
      </ul>
      <p>{paragraph}</p>
      <p className="max-w-48">{paragraph}</p>
      <p>
        สาย <span lang="en">MRT Blue Line</span> สถานี <span lang="en">BL22</span> ค่าโดยสาร 17–45 บาท
        ๑๒๓๔๕๖๗๘๙๐ 1234567890
      </p>
    </div>
  );
}
