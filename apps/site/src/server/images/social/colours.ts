/** The kit's tokens of the same names in the light mode: a card is a picture and cannot read them. */
export const colours = {
  surface: '#ffffff',
  ink: '#101b20',
  accent: '#00613d',
  'accent-ink': '#ffffff',
  'accent-soft': '#e2f3ea',
  deep: '#07281f',
} as const;
