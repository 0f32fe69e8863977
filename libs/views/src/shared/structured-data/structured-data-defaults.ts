import type { AggregateRatingLeaf, OpeningHoursSpecificationLeaf, VideoObjectLeaf } from 'schema-dts';

// The defaults of specification §9, "Structured data".

/** Maximum length of an article's headline, in code points. */
const articleHeadlineLength = 110;

/** The description of a video without one. */
const videoDescription = 'No description';

const ratingBounds = { best: 5, worst: 1 } as const;

/** Default opening hours: the whole day. */
const wholeDay = { opens: '00:00', closes: '23:59' } as const;

/** Truncates at a grapheme, so that no Thai vowel or tone mark loses its consonant. */
export function toHeadline(title: string): string {
  let headline = '';
  let length = 0;
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(title)) {
    length += [...segment].length;
    if (length > articleHeadlineLength) break;
    headline += segment;
  }
  return headline;
}

/** @see https://schema.org/VideoObject */
export function toVideo(video: {
  name: string;
  description?: string;
  uploadDate: string;
  contentUrl: string;
  thumbnailUrl: string;
}): VideoObjectLeaf {
  return { '@type': 'VideoObject', ...video, description: video.description || videoDescription };
}

/** @see https://schema.org/AggregateRating */
export function toRating(rating: {
  ratingValue: number;
  ratingCount: number;
  bestRating?: number;
  worstRating?: number;
}): AggregateRatingLeaf {
  return {
    '@type': 'AggregateRating',
    bestRating: ratingBounds.best,
    worstRating: ratingBounds.worst,
    ...rating,
  };
}

/** @see https://schema.org/OpeningHoursSpecification */
export function toOpeningHours(hours: { opens?: string; closes?: string }): OpeningHoursSpecificationLeaf {
  return { '@type': 'OpeningHoursSpecification', ...wholeDay, ...hours };
}
