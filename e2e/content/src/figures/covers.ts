import { ofContact, ofContactHours } from './contact-covers';
import type { Cover } from './cover';
import { ofLinkedItem, ofOwnItem } from './item-covers';
import {
  ofAnnouncement,
  ofClock,
  ofEndedRule,
  ofFeed,
  ofHint,
  ofLine,
  ofNetwork,
  ofTariff,
} from './page-covers';

/** The narrowest come first. */
const covers = {
  telephone: [ofContact, ofHint],
  /** A number in a table of fares. */
  fareCell: [ofLine],
  other: [
    ofContactHours,
    ofHint,
    ofClock,
    ofAnnouncement,
    ofEndedRule,
    ofFeed,
    ofTariff,
    ofOwnItem,
    ofLine,
    ofLinkedItem,
    ofNetwork,
  ],
} satisfies Record<string, readonly Cover[]>;

/** The first source that has a figure; undefined for none. */
export const coverOf: Cover = (figure, place) => {
  const { kind, statement } = figure;
  const isFareCell = kind === 'baht' && !place.item && statement.head !== '' && /^\d+$/.test(statement.text);
  for (const cover of covers[kind === 'telephone' ? kind : isFareCell ? 'fareCell' : 'other']) {
    const source = cover(figure, place);
    if (source) return source;
  }
  return undefined;
};
