import { z } from 'zod';
import { moment } from './moment';
import { bilingual } from './bilingual';
import { slug } from './slug';

/** Id of an announcement. */
export const announcementId = slug.clone().brand<'AnnouncementId'>();
export type AnnouncementId = z.infer<typeof announcementId>;

/**
 * The urgency of an announcement on the line above every page: an `alert` comes before a `banner`, and an `intro`, which
 * greets, comes last.
 * @see docs/decisions/0044-the-frame-of-every-page.md
 */
export const announcementKinds = ['intro', 'alert', 'banner'] as const;

/** A message from the authority to every visitor of the site. */
export const announcement = z.strictObject({
  id: announcementId,
  /** Raise it to show the announcement again to visitors who closed it. */
  version: z.int().positive(),
  kind: z.enum(announcementKinds),
  /** Invented to show the form; pages mark it. */
  example: z.literal(true).optional(),
  startsAt: moment,
  endsAt: moment.optional(),
  title: bilingual,
  text: bilingual,
  /** Link to more information: a path of the site without its language, or an absolute URL. */
  link: z
    .strictObject({
      href: z.string().regex(/^(\/|https:\/\/)/, 'must begin with / or https://'),
      label: bilingual,
    })
    .optional(),
  /** File name in the content's media folder, for programs that show announcements with pictures. */
  picture: z
    .string()
    .regex(/^[a-z0-9-]+\.(svg|webp|png|jpg)$/, 'must be a file name of the media folder')
    .optional(),
});
export type Announcement = z.infer<typeof announcement>;
