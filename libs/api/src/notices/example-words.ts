import { type InEitherLanguage, locales } from '@raang/domain';

const marks = { th: 'ตัวอย่าง', en: 'Example' } as const;

/**
 * The title of an alert or announcement. That of an example says so itself, since it also goes to places that show no
 * badge: itineraries, the assistant, other programs.
 */
export function markedTitle<Title extends InEitherLanguage>(
  title: Title,
  { example }: { example?: true | undefined },
): Title {
  if (!example) return title;
  const marked = locales.flatMap((locale) =>
    title[locale] === undefined ? [] : [[locale, `${marks[locale]}: ${title[locale]}`]],
  );
  return { ...title, ...Object.fromEntries(marked) };
}
