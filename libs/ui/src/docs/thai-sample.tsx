import { createLineBinder } from '@raang/text-time';
import { Fragment } from 'react';

const stacked = ['ปั๊ม', 'น้ำ', 'ที่', 'ผู้ใหญ่', 'กรุงเทพฯ', 'ญี่ปุ่น', 'ฎีกา', 'ใต้ดิน', 'กตัญญู', 'สิ่งศักดิ์สิทธิ์'];

const paragraph =
  'รถไฟฟ้ามหานครสายเฉลิมรัชมงคลให้บริการทุกวันตั้งแต่เวลาประมาณ 05.30 น. ถึงเที่ยงคืน ผู้โดยสารเปลี่ยนไปใช้สายฉลองรัชธรรมได้ที่สถานีเตาปูน';

/** Vowels above and below with tone marks, in a heading and in single words. */
export function StackedMarks() {
  return (
    <div lang="th" className="grid max-w-text gap-4">
      <h2 className="text-4xl font-semibold">ปั๊มน้ำที่กรุงเทพฯ ใต้ดิน ฎีกาผู้ใหญ่ญี่ปุ่น</h2>
      <ul className="flex flex-wrap gap-3">
        {stacked.map((word) => (
          <li key={word} className="rounded-sm border border-line px-3 text-xl">
            {word}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A paragraph in three widths. The browser finds the word boundaries. */
export function LineBreaking() {
  return (
    <div lang="th" className="flex flex-wrap gap-6">
      {['max-w-text', 'max-w-72', 'max-w-40'].map((width) => (
        <p key={width} className={`border-s-4 border-line ps-3 ${width}`}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

const { text, heading } = createLineBinder(['พระราม 9', 'เพชรเกษม 48', 'ศูนย์วัฒนธรรมแห่งประเทศไทย']);

/** Texts as a server marks them: names, compounds and figures do not break, and the heading breaks at phrases. */
export function KeptTogether() {
  return (
    <div lang="th" className="grid max-w-56 gap-3">
      <h3 className="text-xl font-semibold text-balance">{heading('ค่าโดยสารของสายสีเหลืองและสายสีชมพู')}</h3>
      <p>{text('รถไฟฟ้าไปสถานีพระราม 9 และเพชรเกษม 48 ทุก 10–15 นาที')}</p>
      <p>{text('สถานีศูนย์วัฒนธรรมแห่งประเทศไทย ขบวนสุดท้ายออกเวลา 23.53 น. โทร. 0 2624 5200')}</p>
    </div>
  );
}

/** Latin in Thai and Thai in Latin, each with its `lang`. */
export function MixedScripts() {
  return (
    <div className="grid max-w-text gap-3">
      <p lang="th">
        สาย <span lang="en">MRT Blue Line</span> สถานี <span lang="en">BL22</span> สุขุมวิท เชื่อมต่อ{' '}
        <span lang="en">BTS</span> ที่สถานีอโศก ค่าโดยสาร 17–45 บาท
      </p>
      <p lang="en">
        Change at <span lang="th">เตาปูน</span> (Tao Poon) for the <span lang="th">สายฉลองรัชธรรม</span>, the
        Purple Line.
      </p>
    </div>
  );
}

const numerals: readonly [what: string, thai: string, english: string][] = [
  ['Amount', '1,250 บาท', '1,250 baht'],
  ['Time of day', '08.05 น.', '08:05'],
  ['Date', '24 พ.ย. 2569', '24 Nov 2026'],
  ['Range', '05.30–24.00 น.', '05:30–24:00'],
  ['Many', '1.2K', '1.2K'],
  ['Telephone', '0 2716 4044', '0 2716 4044'],
  ['On documents', '๒๔ พฤศจิกายน ๒๕๖๙', '24 November 2026'],
];

/** The same values in each language's format. */
export function Numerals() {
  return (
    <dl className="grid max-w-text grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-3">
      {numerals.map(([what, thai, english]) => (
        <Fragment key={what}>
          <dt lang="en" className="text-ink-muted max-sm:col-span-2">
            {what}
          </dt>
          <dd lang="th" className="tabular-nums">
            {thai}
          </dd>
          <dd lang="en" className="tabular-nums">
            {english}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

export function ThaiSample() {
  return (
    <div className="grid gap-8">
      <StackedMarks />
      <LineBreaking />
      <KeptTogether />
      <MixedScripts />
      <Numerals />
    </div>
  );
}
