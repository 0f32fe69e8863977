/** Copies of the kit's tokens with the same names in light mode: a card is an image and cannot use CSS variables. */
export const colours = {
  surface: '#ffffff',
  ink: '#101b20',
  accent: '#00613d',
  'accent-ink': '#ffffff',
  'accent-soft': '#e2f3ea',
  deep: '#07281f',
} as const;
