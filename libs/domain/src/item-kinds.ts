// One thing in one file: the kinds of item side by side, each as its facts (alike in both languages) and its words.
import { z } from 'zod';
import { riderGroups } from './rider-group';
import { calendarDate } from './certainty';
import { fareMediaId, riderCategoryId } from './fare';
import { lineId, stationCode } from './slug';
import { commonFacts, commonWords, validity, wordsField } from './item-fields';

/** A text: news, an offer, an activity, a guide. */
const article = {
  facts: { ...commonFacts, ...validity },
  words: {
    ...commonWords,
    /** Where an activity takes place. */
    venue: wordsField,
  },
};

const carPark = {
  facts: {
    ...commonFacts,
    station: stationCode,
    structure: z.enum(['building', 'lot']),
    floors: z.int().positive().optional(),
    carSpaces: z.int().positive().optional(),
    /** Spaces let by the month only; not part of `carSpaces` when that counts daily spaces. */
    monthlyCarSpaces: z.int().positive().optional(),
    motorcycleSpaces: z.int().positive().optional(),
    /** WGS 84, degrees. */
    position: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
  },
  words: {
    ...commonWords,
    hours: wordsField,
    /** For people who go on by train. */
    riderFee: wordsField,
    /** For everybody else. */
    visitorFee: wordsField,
    monthlyFee: wordsField,
  },
};

export const placeKinds = [
  'temple',
  'museum',
  'park',
  'landmark',
  'riverside',
  'market',
  'shopping-mall',
  'food',
  'sport',
  'learning',
  'hospital',
  'government',
] as const;

/** Somewhere to go near a station: sights, parks, markets, malls. */
const place = {
  facts: {
    ...commonFacts,
    station: stationCode,
    placeKind: z.enum(placeKinds),
    /** The exit to take, as its sign says: `1`, `2A`. Absent when no record names it. */
    exit: z
      .string()
      .regex(/^[0-9]{1,2}[A-Z]?$/, 'must be an exit such as 2A')
      .optional(),
    /** From the exit, at an easy pace; an estimate. */
    walkMinutes: z.int().positive().max(60).optional(),
  },
  words: {
    ...commonWords,
    hours: wordsField,
    /** What it costs to get in. */
    admission: wordsField,
  },
};

export const documentKinds = ['fare-table', 'guide', 'form', 'announcement', 'report'] as const;

/** Something to download, and the page that says the same. */
const document = {
  facts: {
    ...commonFacts,
    ...validity,
    documentKind: z.enum(documentKinds),
    /** The number under which the authority files it. */
    referenceNumber: z.string().min(1).optional(),
    /** Last day to answer an announcement. */
    closesOn: calendarDate.optional(),
    /** File names in the content's documents folder; `<name>.th.pdf` and `<name>.en.pdf` say their language. */
    files: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9-]+(\.(th|en))?\.(pdf|csv|zip)$/, 'must be a file name of the documents folder'),
      )
      .min(1),
  },
  words: {
    ...commonWords,
    /** Whom to ask, as a reader would. */
    contact: wordsField,
  },
};

/**
 * The first seven are the specification's (§3, ticket types); the others are what came after it.
 */
export const ticketKinds = [
  'general',
  'student',
  'senior',
  'child',
  'souvenir',
  'parking-card',
  'token',
  'single-journey',
  'contactless',
  'qr',
  'pass',
] as const;

const ticketType = {
  facts: {
    ...commonFacts,
    ...validity,
    ticketKind: z.enum(ticketKinds),
    /** What the tariff calls it; none for what opens no gate. */
    fareMedia: z.array(fareMediaId).default([]),
    /** Whose card of these media it is; none: everybody's. */
    riderCategories: z.array(riderCategoryId).default([]),
  },
  words: {
    ...commonWords,
    whoFor: wordsField,
    price: wordsField,
    howToGet: wordsField,
    refund: wordsField,
  },
};

/** What a group of riders pays on a line. */
const fareGroup = {
  facts: {
    ...commonFacts,
    ...validity,
    riderGroup: z.enum(riderGroups),
    line: lineId,
    /** The cheapest and the dearest journey, in satang. */
    minimumSatang: z.int().nonnegative(),
    maximumSatang: z.int().positive(),
  },
  words: { ...commonWords, whoFor: wordsField, proof: wordsField },
};

/** A picture that explains a rule of safety; all it says stands in its text too. */
const safetyPicture = {
  facts: { ...commonFacts, picture: commonFacts.picture.unwrap() },
  words: commonWords,
};

export const spaceKinds = ['shop', 'kiosk', 'advertising', 'office', 'event', 'vending'] as const;

/** A space that the authority lets. */
const space = {
  facts: {
    ...commonFacts,
    station: stationCode,
    spaceKind: z.enum(spaceKinds),
    areaSquareMetres: z.number().positive().optional(),
    /** Per month, without tax, in satang. */
    rentSatang: z.int().positive().optional(),
    availability: z.enum(['available', 'reserved', 'let']),
    availableFrom: calendarDate.optional(),
    /** Last day to ask for it. */
    closesOn: calendarDate.optional(),
  },
  words: { ...commonWords, location: wordsField, terms: wordsField },
};

/**
 * One way to reach somebody, as a place, a number or an address.
 * @see schema.org ContactPoint
 */
const contactPoint = {
  facts: {
    ...commonFacts,
    channel: z.enum(['telephone', 'email', 'web', 'office', 'post', 'social']),
    /** As dialled within Thailand, in groups: `0 2624 5200`, `1543`. */
    telephone: z
      .string()
      .regex(/^[0-9]+( [0-9]+)*$/, 'must be digits in groups')
      .optional(),
    email: z.email().optional(),
    url: z.url({ protocol: /^https$/ }).optional(),
  },
  words: { ...commonWords, organisation: wordsField, hours: wordsField, address: wordsField },
};

/** Every kind of item by its name in the front matter. */
export const itemKinds = {
  article,
  'car-park': carPark,
  place,
  document,
  'ticket-type': ticketType,
  'fare-group': fareGroup,
  'safety-picture': safetyPicture,
  space,
  'contact-point': contactPoint,
} as const;

export type ItemKind = keyof typeof itemKinds;

/** Names of the fields that both language files of an item must state alike. */
export const sharedFields = Object.fromEntries(
  Object.entries(itemKinds).map(([kind, { facts }]) => [kind, ['kind', ...Object.keys(facts)]]),
) as unknown as Record<ItemKind, readonly string[]>;
