interface Note {
  keyboard?: string;
  script?: string;
  /** How its parts and states differ in forced colours. */
  forced?: string;
}

/** Notes of the accessibility page on each part, by the story's title. */
export const notes: Readonly<Record<string, Note>> = {
  'Alert modal': {
    keyboard: 'Focus stays inside and returns; Escape closes',
    script: 'Not shown: repeat the alert on the page',
    forced: 'A line at the top; severity as text and shape',
  },
  'Back to top': { keyboard: 'Moves the focus to the top', script: 'A link, always visible' },
  Badge: { forced: 'A border; tone as text and icon' },
  Brand: { forced: 'The mark in the text colour' },
  Breadcrumbs: { keyboard: 'A named navigation with an ordered list' },
  Button: {
    keyboard: 'Busy: keeps the focus, ignores clicks and announces it',
    forced: 'A border in every variant; GrayText when disabled',
  },
  Card: {
    keyboard: 'One tab stop; its title is the link',
    forced: 'A border; the focus ring surrounds the card',
  },
  'Chat panel': {
    keyboard: 'Answers are announced in a log',
    script: 'Does not work: offer the answers in another way',
    forced: 'Speaker as text and position; each message has a border',
  },
  Checkbox: { keyboard: 'A native checkbox', forced: 'A border and a check mark' },
  'Checkbox group': {
    keyboard: 'A fieldset of native checkboxes',
    forced: 'Like the checkbox; an error has a border and an icon',
  },
  'Colour mode select': {
    keyboard: 'Three native radios',
    script: 'Hidden: the system decides',
    forced: 'The selected mode is underlined',
  },
  'Cookie consent': {
    keyboard: 'Refusing takes as many keys as accepting',
    script: 'A form that the browser posts',
  },
  'Credit card input': { keyboard: 'Text fields with autocomplete' },
  'Date picker': {
    keyboard: 'A text field, or a grid: arrow keys, Home, End, Page Up, Page Down',
    script: 'A text field',
    forced: 'Today has a border, the selected day a border in Highlight; disabled days are struck through',
  },
  Dialog: { keyboard: 'Focus stays inside and returns; Escape closes', script: 'Not available' },
  Disclosure: { keyboard: 'A native details', forced: 'The arrow turns' },
  'Dynamic icon': { script: 'Stays empty' },
  'Error summary': {
    keyboard: 'Takes the focus; each line links to its field',
    forced: 'A border and underlined links',
  },
  'Facility table': {
    keyboard: 'A table; every mark has text. Below md, a card for each station',
    forced: 'A shape for each state',
  },
  'Fare table': {
    keyboard: 'The region scrolls by arrow keys; every cell has two headers',
    forced: 'The chosen pair has a border',
  },
  Fieldset: {
    keyboard: 'Legend, hint and error are announced with the group',
    forced: 'An error has a border and an icon',
  },
  'File upload': {
    keyboard: 'A native file input and a list; changes are announced',
    script: 'A native file input',
    forced: 'A dashed border; each file’s state as text and shape',
  },
  'Form field': {
    keyboard: 'Hint and error describe the control',
    forced: 'A border; an error has an icon; GrayText when disabled',
  },
  Header: { keyboard: 'Below lg, the menu is a native details', forced: 'A bar below the current item' },
  'Human verification': {
    keyboard: 'Nothing to solve',
    script: 'Shows a message and a contact',
    forced: 'Progress in Highlight; a shape for each state',
  },
  Icon: { keyboard: 'Hidden, or an image with a name', forced: 'In the text colour' },
  Image: { keyboard: 'An image with its text' },
  'Intro modal': { keyboard: 'Focus stays inside and returns; Escape closes', script: 'Not available' },
  Itinerary: {
    keyboard: 'A list of legs; a native details opens the stations',
    forced: 'The rail keeps the line’s colour between two lines of text colour',
  },
  'Like button': {
    keyboard: 'A toggle button',
    script: 'A form that the browser posts',
    forced: 'The heart is filled',
  },
  'Line badge': { forced: 'A dot in the line’s colour; the name in the text colour' },
  'Line diagram': {
    keyboard: 'A list with a current location. If horizontal, the region scrolls',
    forced: 'The rail keeps the line’s colour between two lines of text colour',
  },
  'Loading bar': { keyboard: 'A progress bar', script: 'Not available', forced: 'In Highlight' },
  'Loading page': { forced: 'The bar in Highlight on GrayText' },
  'Locale select': { keyboard: 'Links in their own language', forced: 'The current language is underlined' },
  Notice: {
    keyboard: 'Its tone is announced; a live region only with `role`',
    forced: 'A border; tone as text and shape',
  },
  Pagination: {
    keyboard: 'A named navigation with a current page',
    forced: 'The current page has a border',
  },
  'Password field': {
    keyboard: 'A text field and a button, which announces whether the password is visible',
    script: 'Without the button',
    forced: 'The icon of the button changes',
  },
  'Promo box': { keyboard: 'One link' },
  'Radio group': { keyboard: 'Native radios: arrow keys', forced: 'The selected radio has a thick ring' },
  'Responsive menu': {
    keyboard: 'A native details; Escape closes',
    forced: 'A bar next to the current page',
  },
  'Route announcer': {
    keyboard: 'Announces the new title and focuses the heading',
    script: 'Links load pages',
  },
  'Section heading': { forced: 'The track in the text colour' },
  Select: { keyboard: 'A native select', forced: 'A border; GrayText when disabled' },
  'Share button': {
    keyboard: 'A button, or a native details; Escape closes and returns the focus; copying is announced',
    script: 'Links, and the URL to select',
  },
  Skeleton: { forced: 'A thin border' },
  'Skip link': { keyboard: 'The first tab stop of the page' },
  'Station code': {
    keyboard: 'Announces “station code”',
    forced: 'A border in the text colour; the line’s name is in the text',
  },
  'Station selector': {
    keyboard: 'A combobox: arrow keys, Enter, Escape; the number of results is announced',
    script: 'A text field',
    forced: 'The active option has a border in Highlight',
  },
  'Status board': {
    keyboard: 'A list for each group; not a live region',
    forced: 'A shape and a word for each state',
  },
  'Status row': {
    keyboard: 'State as text, shape and colour',
    forced: 'A shape and a word for each state',
  },
  Switch: {
    keyboard: 'A native checkbox with the role switch',
    forced: 'The knob moves; the state is also text',
  },
  Table: {
    keyboard: 'The region scrolls by arrow keys; a stacked table stays a table',
    forced: 'Lines between rows, and a ring around the region',
  },
  Tabs: {
    keyboard: 'Arrow keys, Home, End',
    script: 'All panels, one below the other',
    forced: 'The active tab is underlined in Highlight',
  },
  'Text area': {
    keyboard: 'The remaining characters are announced after a pause',
    script: 'Shows the limit',
    forced: 'A frame; an error has a rail and a mark',
  },
  'Text field': { forced: 'A frame; an error has a rail and a mark' },
  Timetable: { keyboard: 'Tables with row headers' },
  Toast: {
    keyboard:
      'A region that F8 focuses; pointer and focus pause the countdown, and a toast with actions waits until a dialog closes',
    script: 'Not available',
    forced: 'A border; remaining time in Highlight',
  },
  'User menu': {
    keyboard: 'Signed in, a menu: arrow keys, Escape',
    script: 'Signed out: plain links. Signed in: the menu stays closed',
    forced: 'The active item has a border in Highlight; the current page is bold',
  },
};
