import type { Guide } from '../docs/guide';
import { ColourModeSelect, Switch } from '../index';

export default {
  parts: ['ColourModeSelect'],
  group: 'Navigation',
  since: '0.1.0',
  use: [
    'Once on the site, in the menu, to override the colour mode of the device.',
    'With `forced` on a page that has one mode: it shows the mode and says why.',
  ],
  avoid: ['In the content of a page.', 'As two buttons: “system” is the third choice, and the default.'],
  example: () => <ColourModeSelect />,
  anatomy: [
    ['Name', 'legend', 'Announced with each mode.'],
    ['Mode', 'label', 'Light, dark or the device’s.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the selected mode.'],
    ['Arrow keys', 'Select the next or previous mode, with immediate effect.'],
  ],
  compare: [
    {
      good: ['Offer the mode of the device too.', () => <ColourModeSelect />],
      bad: [
        'Do not build a switch: “off” does not say which mode is on.',
        (say) => <Switch label={say('โหมดมืด', 'Dark mode')} />,
      ],
    },
  ],
  accessibility: {
    keyboard: 'Three native radios',
    script: 'Hidden: the system decides',
    forced: 'The selected mode is underlined',
  },
} satisfies Guide;
