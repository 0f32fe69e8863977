interface Note {
  keyboard?: string;
  script?: string;
  /** What tells its parts and states apart where the system forces its colours. */
  forced?: string;
}

/** What the accessibility page says about a part beyond what it can count. By the story's title. */
export const notes: Readonly<Record<string, Note>> = {
  'Alert modal': {
    keyboard: 'Focus stays inside and returns; Escape closes',
    script: 'Not shown: say it on the page as well',
    forced: 'A line at its head; the severity is a word and a shape',
  },
  'Back to top': { keyboard: 'Moves the focus up with the page', script: 'A link, always shown' },
  Badge: { forced: 'A frame; the tone is only in its words and icon' },
  Brand: { forced: 'The mark in the colour of text' },
  Breadcrumbs: { keyboard: 'A named navigation with an ordered list' },
  Button: {
    keyboard: 'Busy: keeps the focus, swallows presses, says so',
    forced: 'A frame in every variant, the quiet one too; GrayText when it cannot be used',
  },
  Card: {
    keyboard: 'One tab stop; its title is the link',
    forced: 'A frame; the ring is around the whole card',
  },
  'Chat panel': {
    keyboard: 'Answers are announced in a log',
    script: 'Give another way to the same answers',
    forced: 'Who speaks is a word and a side; each message has a frame',
  },
  Checkbox: { keyboard: 'A native checkbox', forced: 'A frame and a check mark' },
  'Checkbox group': {
    keyboard: 'A fieldset of native checkboxes',
    forced: 'As the checkbox; an error has its rail and mark',
  },
  'Colour mode select': {
    keyboard: 'Three native radios',
    script: 'Hidden: the system decides',
    forced: 'Frames; the chosen one is underlined',
  },
  'Cookie consent': {
    keyboard: 'Refusing is as near as accepting',
    script: 'Nothing to consent to is loaded',
  },
  'Credit card input': { keyboard: 'Text fields with autocomplete' },
  'Date picker': {
    keyboard: 'Typing, or a grid: arrows, Home, End, Page Up, Page Down',
    script: 'A text field',
    forced: 'Today is framed, the chosen day framed in Highlight, days out of reach struck through',
  },
  Dialog: { keyboard: 'Focus stays inside and returns; Escape closes', script: 'Not there' },
  Disclosure: { keyboard: 'A native details', forced: 'The arrow turns' },
  'Dynamic icon': { script: 'The place stays empty' },
  'Error summary': {
    keyboard: 'Takes the focus; each line leads to its field',
    forced: 'A frame with a rail, and underlined links',
  },
  'Facility table': {
    keyboard: 'A table; every mark has its word. Below md a card per station',
    forced: 'A shape for each state',
  },
  'Fare table': {
    keyboard: 'The region scrolls by arrow keys; every cell has two headers',
    forced: 'The chosen pair is framed',
  },
  Fieldset: {
    keyboard: 'Legend, hint and error are read with the set',
    forced: 'An error has its rail and mark',
  },
  'File upload': {
    keyboard: 'A native file input and a list; what changes is announced',
    script: 'A native file input, sent by the form',
    forced: 'A dashed frame; each file’s state in words and a shape',
  },
  'Form field': {
    keyboard: 'Hint and error belong to the control',
    forced: 'A frame; an error has a rail and a mark; GrayText when disabled',
  },
  Header: { keyboard: 'Below lg the menu is a native details', forced: 'A bar under the current part' },
  'Human verification': {
    keyboard: 'Nothing to solve',
    script: 'Says so, and gives a telephone number',
    forced: 'Progress in Highlight; each state has its shape',
  },
  Icon: { keyboard: 'Silent, or an image with a name', forced: 'In the colour of the words beside it' },
  Image: { keyboard: 'An image with its text', script: 'The same' },
  'Intro modal': { keyboard: 'Focus stays inside and returns; Escape closes', script: 'Not there' },
  Itinerary: {
    keyboard: 'A list of legs; the stations on the way open by a native details',
    forced: 'The rail keeps the line’s colour between two lines of text colour',
  },
  'Like button': {
    keyboard: 'A button that is pressed or not',
    script: 'A form that posts the wish',
    forced: 'The heart is filled',
  },
  'Line badge': { forced: 'A dot keeps the line’s colour; the name is the system’s' },
  'Line diagram': {
    keyboard: 'A list; “here” is the current location. Lying, the region scrolls',
    forced: 'The rail keeps the line’s colour between two lines of text colour',
  },
  'Loading bar': { keyboard: 'Silent', script: 'Not there', forced: 'In Highlight' },
  'Loading page': { forced: 'The train in Highlight on a track of GrayText' },
  'Locale select': { keyboard: 'Links in their own language', forced: 'The current language is underlined' },
  Notice: {
    keyboard: 'Its tone is said; a live region only on request',
    forced: 'A frame with a rail; the tone is a word and a shape',
  },
  Pagination: {
    keyboard: 'A named navigation; the current page says so',
    forced: 'The current page is framed',
  },
  'Promo box': { keyboard: 'One link' },
  'Radio group': { keyboard: 'Native radios: arrow keys', forced: 'The chosen one is a thick ring' },
  'Responsive menu': { keyboard: 'A native details; Escape closes', forced: 'A bar beside the current page' },
  'Route announcer': { keyboard: 'Says the new title, moves the focus to the heading', script: 'Pages load' },
  'Section heading': { forced: 'The track in the colour of text' },
  Select: { keyboard: 'A native select', forced: 'A frame; GrayText when disabled' },
  'Share button': {
    keyboard: 'A button, or a native details; Escape closes and returns the focus; copying is announced',
    script: 'Links, and the address to select',
  },
  Skeleton: { forced: 'A thin frame' },
  'Skip link': { keyboard: 'The first stop of the page' },
  'Station code': {
    keyboard: 'Says “station code” before it',
    forced: 'A frame in the colour of text; the line is in the words beside it',
  },
  'Station selector': {
    keyboard: 'A combobox: arrows, Enter, Escape; the number of results is announced',
    script: 'A text field',
    forced: 'The option that is reached is framed in Highlight',
  },
  'Status board': {
    keyboard: 'A list per group; no live region',
    forced: 'A shape and a word for each state',
  },
  'Status row': {
    keyboard: 'A state in words, shape and colour',
    forced: 'A shape and a word for each state',
  },
  Switch: {
    keyboard: 'A native checkbox that says switch',
    forced: 'The knob moves; the state is a word as well',
  },
  Table: {
    keyboard: 'The region scrolls by arrow keys; stacked, it stays a table',
    forced: 'Lines between rows, and a ring around the region',
  },
  Tabs: {
    keyboard: 'Arrow keys, Home, End',
    script: 'All panels, one under the other',
    forced: 'The chosen one is underlined in Highlight',
  },
  'Text area': {
    keyboard: 'What is left is said after a pause',
    script: 'The limit is said',
    forced: 'A frame; an error has a rail and a mark',
  },
  'Text field': { forced: 'A frame; an error has a rail and a mark' },
  Timetable: { keyboard: 'Real tables; the first cell of a row names it' },
  Toast: {
    keyboard:
      'A region with a key of its own; waits under the pointer and the focus, and with its actions until a dialog is closed',
    script: 'Not there',
    forced: 'A frame with a rail; time left in Highlight',
  },
  'User menu': {
    keyboard: 'Signed in, a menu: arrow keys, Escape',
    script: 'Signed out: plain links. Signed in, the menu stays shut',
    forced: 'The item that is reached is framed in Highlight; the current page is bold',
  },
};
