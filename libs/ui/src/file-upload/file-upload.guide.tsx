import type { Guide } from '../docs/guide';
import { FileUpload } from '../index';

export default {
  parts: ['FileUpload'],
  group: 'Fields',
  since: '0.1.0',
  use: [
    'For a few photographs or documents with a form.',
    'With limits that people can read before they choose.',
  ],
  avoid: [
    'If a link or a text is enough.',
    'Without a check on the server: the limits here only help people.',
  ],
  example: (say) => (
    <FileUpload
      label={say('ภาพถ่ายของสิ่งของ', 'Photographs of the item')}
      hint={say('เพื่อให้เจ้าหน้าที่ค้นหาได้เร็วขึ้น', 'They help the staff to find it.')}
      name="files"
      optional
      accept={['image/jpeg', 'image/png']}
      maxBytes={5_000_000}
      maxFiles={3}
    />
  ),
  anatomy: [
    ['Label', 'label', 'What to choose.'],
    ['Limits', '[id$="-hint"]', 'Kinds, size and number, made from the props.'],
    ['Control', 'input[type=file]', 'A native file input, which also takes dropped files.'],
  ],
  keyboard: [
    ['Enter, Space', 'Opens the dialog of the device.'],
    ['Tab', 'Moves through the chosen files; each has a button that removes it.'],
  ],
  compare: [
    {
      good: [
        'State the limits in advance.',
        (say) => (
          <FileUpload
            label={say('สำเนาใบเสร็จ', 'Copy of the receipt')}
            accept={['.pdf']}
            maxBytes={2_000_000}
            maxFiles={1}
          />
        ),
      ],
      bad: [
        'Do not ask for files without a limit and refuse them later.',
        (say) => <FileUpload label={say('แนบเอกสาร', 'Attachments')} />,
      ],
    },
  ],
  accessibility: {
    keyboard: 'A native file input and a list; changes are announced',
    script: 'A native file input',
    forced: 'A dashed border; each file’s state as text and shape',
  },
} satisfies Guide;
