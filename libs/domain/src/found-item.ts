import { z } from 'zod';
import { calendarDate } from './certainty';
import { lineId, stationCode } from './slug';

/** The number on a found item's tag: `F-2611-0042`, year and month of the find, then a sequence number. */
export const foundItemId = z
  .string()
  .regex(/^F-[0-9]{4}-[0-9]{4}$/, 'must be the number of a tag, such as F-2611-0042')
  .brand<'FoundItemId'>();
export type FoundItemId = z.infer<typeof foundItemId>;

/** Kinds of things that people leave behind, as an owner would look for them. */
export const foundItemCategories = [
  'bag',
  'wallet',
  'phone',
  'electronics',
  'card-document',
  'keys',
  'glasses',
  'clothing',
  'umbrella',
  'jewellery-watch',
  'book-stationery',
  'toy',
  'bottle-food-box',
  'mobility-aid',
  'other',
] as const;
export type FoundItemCategory = (typeof foundItemCategories)[number];

/** The public part of a found item: enough to recognise it, too little to claim it. */
export const foundItem = z.strictObject({
  id: foundItemId,
  category: z.enum(foundItemCategories),
  foundOn: calendarDate,
  lineId,
  /** Absent if nobody noted one: the item may have been found on a train. */
  stationCode: stationCode.optional(),
  keptUntil: calendarDate,
  /** Invented, to show what the register looks like while the desk has registered nothing. */
  example: z.literal(true).optional(),
});
export type FoundItem = z.infer<typeof foundItem>;

/** Where a found item is: at the desk, with its owner, or given away when its time was over. */
export const foundItemStatuses = ['kept', 'returned', 'disposed'] as const;
export type FoundItemStatus = (typeof foundItemStatuses)[number];

/** The private part: it proves ownership. Only the desk sees it. */
export const foundItemRecord = foundItem.extend({
  status: z.enum(foundItemStatuses).default('kept'),
  description: z.string().min(1),
  storedAt: z.string().min(1),
});
export type FoundItemRecord = z.infer<typeof foundItemRecord>;
