import type { Guide } from '../docs/guide';
import { Prose } from '../index';

export default {
  parts: ['Prose'],
  group: 'Content',
  since: '0.1.0',
  use: ['For text that the server rendered from Markdown: articles, policies, answers.'],
  avoid: [
    'For anything that a visitor typed: the HTML is inserted as it is.',
    'To style a page: use the parts.',
  ],
  example: (say) => (
    <Prose
      html={say(
        '<h2>สิ่งที่ควรเตรียม</h2><ul><li>วัน เวลา และสถานี</li><li>ลักษณะของสิ่งของ</li></ul><p>แจ้งได้ที่<a href="#">สถานีใดก็ได้</a></p>',
        '<h2>What to have ready</h2><ul><li>Day, time and station</li><li>What it looks like</li></ul><p>Tell us <a href="#">at any station</a>.</p>',
      )}
    />
  ),
  anatomy: [
    ['Heading', 'h2', 'Levels follow each other without a gap.'],
    ['List', 'ul', 'For what is a list: three commas are one.'],
    ['Link', 'a', 'Underlined, since it stands in text.'],
  ],
  keyboard: [['Tab', 'Moves through the links; a wide table is a region that scrolls.']],
  compare: [
    {
      good: [
        'Headings and lists make a text quick to scan.',
        (say) => (
          <Prose
            html={say(
              '<h3>เอกสาร</h3><ul><li>บัตรประชาชน</li><li>ใบแจ้งความ</li></ul>',
              '<h3>Documents</h3><ul><li>Identity card</li><li>Police report</li></ul>',
            )}
          />
        ),
      ],
      bad: [
        'Do not write walls of text.',
        (say) => (
          <Prose
            html={say(
              '<p>ผู้มีความประสงค์จะขอรับทรัพย์สินคืนจะต้องนำเอกสารอันได้แก่บัตรประจำตัวประชาชนหรือหนังสือเดินทาง ตลอดจนใบแจ้งความ มาแสดงต่อเจ้าหน้าที่</p>',
              '<p>Any person wishing to reclaim property is hereby required to produce documents including, but not limited to, an identity card or passport, as well as a police report, to the officer in charge.</p>',
            )}
          />
        ),
      ],
    },
  ],
} satisfies Guide;
