/** A category's description: what its listing begins with, and what stands at its end. */
export interface DescriptionModel {
  /** Two lines on a phone; absent if the description has no short first paragraph. */
  intro?: string | undefined;
  about: string[];
}

/** About two lines on a screen of 360 px, in both languages. A longer text would push the list down. */
const introLength = 90;

export function toDescription(description: string): DescriptionModel {
  const [first = '', ...rest] = description.trim().split(/\n+/);
  return first.length <= introLength ? { intro: first, about: rest } : { about: [first, ...rest] };
}

/** The whole description on one line, for search engines and feeds. */
export function descriptionText(description: string): string {
  return description.trim().replace(/\s+/g, ' ');
}
