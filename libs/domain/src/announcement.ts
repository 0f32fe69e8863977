import { z } from 'zod';
import { moment } from './alert';
import { bilingual } from './bilingual';
import { slug } from './slug';

export const announcementId = slug.brand<'AnnouncementId'>();
export type AnnouncementId = z.infer<typeof announcementId>;

/**
 * How an announcement meets the visitor: `intro` greets in a dialog, `alert` interrupts with one,
 * `banner` stands above the pages.
 * @see specification §1, alert modal and intro modal
 */
export const announcementKinds = ['intro', 'alert', 'banner'] as const;

/** What the authority tells every visitor of the site. */
export const announcement = z.strictObject({
  id: announcementId,
  /** Raised when visitors who have closed it are to see it again. */
  version: z.int().positive(),
  kind: z.enum(announcementKinds),
  startsAt: moment,
  endsAt: moment.optional(),
  title: bilingual,
  text: bilingual,
  /** Where to read on: a path of the site without its language, or an address. */
  link: z
    .strictObject({
      href: z.string().regex(/^(\/|https:\/\/)/, 'must begin with / or https://'),
      label: bilingual,
    })
    .optional(),
  /** File name in the content's media folder. */
  picture: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|webp|png|jpg)$/, 'must be a file name of the media folder')
    .optional(),
});
export type Announcement = z.infer<typeof announcement>;
