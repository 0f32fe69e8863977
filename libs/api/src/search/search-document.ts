import { createHash } from 'node:crypto';
import type { Locale, NamedPlaceKind, SearchHit, SearchKind, SiteTarget } from '@raang/domain';
import { wordsOf, wordsVersion } from '@raang/text-time';
import { replaceDirectives } from '../figures/figure-directive';

/** What writes documents. Each source replaces only its own ones. */
export type DocumentSource = 'stations' | 'places' | 'categories' | 'items' | 'pages';

/** A text in one or both languages. */
export type DocumentText = Partial<Record<Locale, string>>;

/** Words of a document, separated by spaces and without repetitions, by the weight of a match. */
export interface DocumentWords {
  title: string;
  keywords: string;
  text: string;
}

/** A thing that the search finds. */
export interface SearchDocument {
  /** Unique: kind of thing and its name, such as `station/BL22`. */
  key: string;
  source: DocumentSource;
  kind: SearchKind;
  target: SiteTarget;
  title: DocumentText;
  /** One or two sentences, shown where no part of the text matches. */
  summary: DocumentText;
  text: DocumentText;
  /** Other names by which people search for it, and codes. They match like the title. */
  aliases: readonly string[];
  /** Words that describe it and that no text has. */
  keywords: readonly string[];
  /** Of news and documents. Of two equal matches the newer one comes first. */
  publishedOn?: string;
  /** Invented to show the form: comes after real things. */
  example?: boolean;
  placeKind?: NamedPlaceKind;
  station?: NonNullable<SearchHit['station']>;
}

/** Increment when the same thing must give other rows. */
const formatVersion = '4';

/** Version of everything that makes rows of documents. Rows of another version are written again. */
export const documentsVersion = `${formatVersion}.${wordsVersion}`;

/** Splits a document into words. */
export function toDocumentWords(document: SearchDocument): DocumentWords {
  const { title, summary, text, aliases, keywords } = document;
  const known = new Set<string>();
  // each word counts where it matters most
  const newWords = (texts: readonly string[]) => {
    const words = new Set(
      texts
        // figures change with the feed, and the names of directives are no words
        .map((part) => replaceDirectives(part, () => ' '))
        .flatMap((part) => [...wordsOf(part), ...numbersIn(part)])
        .filter((word) => !known.has(word)),
    );
    for (const word of words) known.add(word);
    return [...words].filter((word) => word.length <= longestWord).join(' ');
  };
  return {
    title: newWords([...Object.values(title), ...aliases]),
    keywords: newWords([...keywords, ...Object.values(summary)]),
    text: newWords(Object.values(text)),
  };
}

/** Numbers in groups, such as telephone numbers, as people type them: in one piece. */
function numbersIn(text: string): string[] {
  return (text.match(/\d{1,4}(?:[ -]\d{2,4}){1,4}/g) ?? []).map((number) => number.replaceAll(/\D/g, ''));
}

export function digestOf(document: SearchDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([documentsVersion, document]))
    .digest('hex')
    .slice(0, 32);
}

/** In characters; longer ones are no words, and would only fill the memory. */
const longestWord = 60;
