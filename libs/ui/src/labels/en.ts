import type { Labels } from './labels';

export const labels: Labels = {
  skipLink: 'Skip to main content',
  header: { navigation: 'Main', menu: 'Menu' },
  footer: { navigation: 'Footer' },
  localeSelect: 'Language',
  colourMode: { legend: 'Colour mode', system: 'Same as device', light: 'Light', dark: 'Dark' },
  breadcrumbs: 'You are here',
  link: { external: 'goes to another website' },
  button: { busy: 'Working' },
  notice: { info: 'Information', success: 'Success', warning: 'Please note', danger: 'Important' },
  pagination: {
    navigation: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
    position: 'Page {page} of {pages}',
  },
  table: { region: 'Table {caption}, scrolls sideways', unnamed: 'Table, scrolls sideways' },
  line: '{line} Line',
  stationCode: 'Station code {code}',
};
