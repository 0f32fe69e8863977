import { matchNames, wordsOf } from '@raang/text-time';
import { roleCues } from './cues';
import type { Place, Role } from './question';
import type { NamedThings } from './things';
import { comparable, matchesOf } from './word-match';

/** Names have up to this many words where they are misspelt. */
const mostWords = 4;
/** Two or three letters look like many names. */
const shortestName = 4;

/**
 * A place whose name looks or sounds like what follows "from", "to" or "at", such as "jatujak".
 *
 * @param rest a question without the names that were found
 */
export function nearName(rest: string, { things }: NamedThings): { role: Role; place: Place } | undefined {
  const text = comparable(rest);
  const roles: Role[] = ['to', 'from', 'at'];
  for (const role of roles)
    for (const match of matchesOf(text, roleCues[role])) {
      const place = placeLike(text.slice(match.index + match[0].length), things);
      if (place) return { role, place };
    }
  return undefined;
}

function placeLike(text: string, things: NamedThings['things']): Place | undefined {
  // a mark stands for a name that was found, which ends this one
  const words = wordsOf(text.split('§')[0] ?? '').slice(0, mostWords);
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(/[a-z]/.test(words[0]!) ? ' ' : '');
    if (name.length < shortestName) continue;
    const [match] = matchNames(things, name).filter(({ extent }) => extent === 'whole');
    if (match?.thing.kind === 'place') return match.thing.place;
  }
  return undefined;
}
