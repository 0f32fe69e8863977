import type { Locale } from '@raang/domain';
import type { PolicyData, PolicyText } from './policy-model';

const words = {
  th: {
    title: 'นโยบายคุกกี้',
    summary: 'เว็บไซต์นี้ใช้คุกกี้เท่าที่จำเป็น',
    bodyHtml:
      '<h2>รายการทั้งหมด</h2><table><thead><tr><th>ชื่อ</th><th>วัตถุประสงค์</th><th>ระยะเวลา</th></tr></thead><tbody><tr><td><code>locale</code></td><td>จำภาษาของหน้าที่เปิดล่าสุด</td><td>365 วัน</td></tr></tbody></table><h2>เปลี่ยนใจได้ทุกเมื่อ</h2><p>การถอนความยินยอมง่ายเท่ากับการให้</p>',
    others: ['ประกาศความเป็นส่วนตัว', 'นโยบายความเป็นส่วนตัว'],
  },
  en: {
    title: 'Cookie policy',
    summary: 'This site uses only the cookies it needs.',
    bodyHtml:
      '<h2>All of them</h2><table><thead><tr><th>Name</th><th>What it is for</th><th>How long it is kept</th></tr></thead><tbody><tr><td><code>locale</code></td><td>Remembers the language of the page you opened last</td><td>365 days</td></tr></tbody></table><h2>You can change your mind</h2><p>Withdrawing consent is as easy as giving it.</p>',
    others: ['Privacy notice', 'Privacy policy'],
  },
} as const;

export function policyExample(locale: Locale, changes: Partial<PolicyText> = {}): PolicyData {
  const { others, ...text } = words[locale];
  return {
    policy: { name: 'cookie-policy', updatedOn: '2026-11-20', ...text, ...changes },
    others: [
      { name: 'privacy-notice', title: others[0] },
      { name: 'privacy-policy', title: others[1] },
    ],
  };
}
