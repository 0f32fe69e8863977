import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs';
import { Button, ButtonLink } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { LineBadge } from '../line-badge/line-badge';
import { StationCode } from '../station-code/station-code';
import { Switch } from '../switch/switch';
import { TextField } from '../text-field/text-field';
import { areColoursForced, faultsIn } from './forced-colours';

const words = {
  th: {
    note: 'เปิดธีมความคมชัดสูงของระบบเพื่อดูว่าแต่ละส่วนยังใช้งานได้ครบ',
    email: 'อีเมล',
    error: 'กรอกอีเมลให้ครบ',
    lift: 'เฉพาะทางที่มีลิฟต์',
    agree: 'แจ้งเตือนทางอีเมล',
    home: 'หน้าแรก',
    travel: 'เดินทาง',
    search: 'ค้นหา',
    plan: 'วางแผนการเดินทาง',
    station: 'สถานี',
    lines: { blue: 'เฉลิมรัชมงคล', purple: 'ฉลองรัชธรรม', yellow: 'นัคราพิพัฒน์', pink: 'ชมพู' },
  },
  en: {
    note: 'Turn on a contrast theme of your system to see that every part keeps working.',
    email: 'Email',
    error: 'Enter a whole address',
    lift: 'Only ways with a lift',
    agree: 'Tell me by email',
    home: 'Home',
    travel: 'Travel',
    search: 'Search',
    plan: 'Plan a journey',
    station: 'Station',
    lines: { blue: 'Blue', purple: 'Purple', yellow: 'Yellow', pink: 'Pink' },
  },
};

const meta = {
  title: 'Foundations/Forced colours',
  parameters: {
    docs: {
      description: {
        component:
          'Contrast themes of a system take every ground and colour away. What the kit promises then: a line around or under each control, a state told by more than a ground, icons in the colour of the words beside them, GrayText for what cannot be used, a ring where the focus is, and lines of the network in their own colours as dots and rails without words on them. Each story is run once with forced colours and checked for it.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Sample: Story = {
  render: (_, { globals }) => {
    const say = globals['locale'] === 'en' ? words.en : words.th;
    return (
      <div className="grid gap-4">
        <p>{say.note}</p>
        <Breadcrumbs items={[{ label: say.home, href: '#home' }, { label: say.travel }]} />
        <p className="flex flex-wrap items-center gap-3">
          {Object.entries(say.lines).map(([id, name]) => (
            <LineBadge key={id} lineId={id} name={name} />
          ))}
          <StationCode code="BL22" lineId="blue" />
        </p>
        <p className="flex flex-wrap gap-3">
          <Button>{say.search}</Button>
          <Button variant="secondary">{say.search}</Button>
          <Button variant="quiet">{say.search}</Button>
          <Button disabled>{say.search}</Button>
          <ButtonLink href="#plan">{say.plan}</ButtonLink>
        </p>
        <TextField label={say.email} error={say.error} width="md" />
        <TextField label={say.station} disabled defaultValue="BL22" width="md" />
        <Checkbox label={say.agree} defaultChecked />
        <Switch label={say.lift} defaultChecked />
      </div>
    );
  },
};

/** What each rule is there to find, made wrong on purpose. */
const wrong: readonly [fault: string, html: string][] = [
  ['words that cannot be read', '<p style="forced-color-adjust: none; color: #222">.</p>'],
  ['no boundary', '<button type="button" style="border: 0">.</button>'],
  ['no boundary', '<input aria-label="." style="border: 0; outline: 0; appearance: none">'],
  ['no boundary', '<a href="#" style="color: CanvasText; text-decoration: none">.</a>'],
  [
    'looks the same chosen or not',
    '<label>.<input type="checkbox" class="checked:bg-accent" style="appearance: none; inline-size: 24px; block-size: 24px; border: 2px solid"></label>',
  ],
  [
    'aria-current is not to be seen',
    '<ul><li><a href="#a">.</a></li><li><a href="#b" aria-current="page" class="bg-accent">.</a></li></ul>',
  ],
  [
    'aria-selected is not to be seen',
    '<ul role="listbox" aria-label="." style="border: 1px solid"><li role="option" aria-selected="true" class="bg-accent">.</li><li role="option" aria-selected="false">.</li></ul>',
  ],
  [
    'aria-pressed is not to be seen',
    '<button type="button" aria-pressed="true" class="bg-accent">.</button>',
  ],
  ['invalid without a reason to see', '<input aria-label="." aria-invalid="true" class="border-danger">'],
  [
    'disabled and not in GrayText',
    '<button type="button" disabled style="color: CanvasText !important">.</button>',
  ],
  [
    'painted with',
    '<svg width="24" height="24" style="stroke: var(--color-accent)"><path d="M0 0h24" /></svg>',
  ],
  [
    'an icon that is not to be seen',
    '<svg width="24" height="24" style="stroke: Canvas"><path d="M0 0h24" /></svg>',
  ],
  ['a box drawn by its ground alone', '<div class="size-6 bg-accent"></div>'],
  ['::before drawn by its ground alone', '<p class="before:block before:size-6 before:bg-accent">.</p>'],
  ['keeps its own colours', '<p data-line="blue" style="forced-color-adjust: none">.</p>'],
  ['no ring when it has the focus', '<a href="#" style="outline: none">.</a>'],
];

/** Proof that the rules find what they are for; it has nothing to find where colours are not forced. */
export const Rules: Story = {
  tags: ['!autodocs', '!dev'],
  render: () => <div data-testid="wrong" />,
  play: async ({ canvas }) => {
    if (!areColoursForced()) return;
    // React knows of nothing in it, so that nothing is missed when the story goes
    const place = canvas.getByTestId('wrong');
    for (const [fault, html] of wrong) {
      place.innerHTML = html;
      await expect(faultsIn(place).join('\n'), html).toContain(fault);
    }
    place.innerHTML = '';
  },
};
