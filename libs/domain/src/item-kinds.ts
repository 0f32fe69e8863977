// All kinds of item in one file, side by side: each with its facts (the same in both languages) and its words.
import { z } from 'zod';
import { riderGroups } from './rider-group';
import { calendarDate } from './certainty';
import { fareMediaId, riderCategoryId } from './fare';
import { lineId, stationCode } from './slug';
import { commonFacts, commonWords, validity, wordsField } from './item-fields';

/** A text: news, an offer, an activity, a guide. */
const article = {
  facts: {
    ...commonFacts,
    ...validity,
    /** Each section of the text is a question with its answer. */
    isQuestionList: z.literal(true).optional(),
  },
  words: {
    ...commonWords,
    /** Venue of an activity. */
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
    /** Spaces rented by the month only; not included in `carSpaces` if that counts daily spaces. */
    monthlyCarSpaces: z.int().positive().optional(),
    motorcycleSpaces: z.int().positive().optional(),
    /** WGS 84, degrees. */
    position: z.strictObject({ latitude: z.number(), longitude: z.number() }).optional(),
  },
  words: {
    ...commonWords,
    hours: wordsField,
    /** For people who continue by train. */
    riderFee: wordsField,
    /** For everybody else. */
    visitorFee: wordsField,
    monthlyFee: wordsField,
  },
};

/** Kinds of places that have a page. */
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

/** A destination near a station: sights, parks, markets, malls. */
const place = {
  facts: {
    ...commonFacts,
    station: stationCode,
    placeKind: z.enum(placeKinds),
    /** The exit to take, as on its sign: `1`, `2A`. Absent if no record names it. */
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
    /** The admission fee. */
    admission: wordsField,
  },
};

/** Kinds of documents to download. */
export const documentKinds = ['fare-table', 'guide', 'form', 'announcement', 'report'] as const;

/** A file to download, with a page of the same content. */
const document = {
  facts: {
    ...commonFacts,
    ...validity,
    documentKind: z.enum(documentKinds),
    /** The authority's file number. */
    referenceNumber: z.string().min(1).optional(),
    /** Closing date of an announcement. */
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
    /** Contact, as a reader would call it. */
    contact: wordsField,
  },
};

/** The first seven are the specification's (§3, ticket types); the others were added since. */
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
    /** The medium in the tariff; absent if the product opens no gate. */
    fareMedia: z.array(fareMediaId).default([]),
    /** Rider categories that this card of the media is for; empty means all. */
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

/** Prices of a rider group on a line. */
const fareGroup = {
  facts: {
    ...commonFacts,
    ...validity,
    riderGroup: z.enum(riderGroups),
    line: lineId,
    /** The cheapest and the most expensive journey, in satang. */
    minimumSatang: z.int().nonnegative(),
    maximumSatang: z.int().positive(),
  },
  words: { ...commonWords, whoFor: wordsField, proof: wordsField },
};

/** Where a safety rule applies, in the order in which a list has them. */
export const safetyScenes = ['platform', 'train', 'station', 'emergency'] as const;

/** A picture that explains a safety rule; its text says everything that the picture says. */
const safetyPicture = {
  facts: {
    ...commonFacts,
    picture: commonFacts.picture.unwrap(),
    /** Absent if the rule belongs to none of them. */
    scene: z.enum(safetyScenes).optional(),
  },
  words: commonWords,
};

/** Kinds of spaces for rent. */
export const spaceKinds = ['shop', 'kiosk', 'advertising', 'office', 'event', 'vending'] as const;

/** A space that the authority rents out. */
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
    /** Application deadline. */
    closesOn: calendarDate.optional(),
  },
  words: { ...commonWords, location: wordsField, terms: wordsField },
};

/**
 * One way to contact somebody: a place, a number or an address.
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

/** Names of the fields that must be the same in both language files of an item. */
export const sharedFields = Object.fromEntries(
  Object.entries(itemKinds).map(([kind, { facts }]) => [kind, ['kind', ...Object.keys(facts)]]),
) as unknown as Record<ItemKind, readonly string[]>;
