import type { Locale } from '../indexed-pages';
import { contentFiles, factsOf } from './content-files';
import { figuresIn } from './shown-figures';
import { plainStatement } from './shown-statements';

/** A telephone of a contact point, with its hours. */
export interface Contact {
  /** Digits. */
  telephone: string;
  hours: { words: Record<Locale, string>; times: string[] };
}

export const contacts: readonly Contact[] = [...contentFiles.values()].flatMap(({ th, en }) => {
  const [thai, english] = [factsOf(th), factsOf(en)];
  if (english.kind !== 'contact-point' || !english['telephone']) return [];
  const words = { th: String(thai['hours'] ?? ''), en: String(english['hours'] ?? '') };
  const times = figuresIn(plainStatement(words.en), 'en').map(({ value }) => value);
  return { telephone: String(english['telephone']).replaceAll(' ', ''), hours: { words, times } };
});

/** Short numbers of contact points, and those that the one of emergencies lists. */
export const hotlines: ReadonlySet<string> = new Set([
  ...contacts.flatMap(({ telephone }) => (telephone.length < 5 ? telephone : [])),
  ...[...contentFiles.get('/contact/mrta/emergency-numbers')!.en.matchAll(/^\| (\d{3,4}) \|/gm)].map(
    ([, digits]) => digits!,
  ),
]);
