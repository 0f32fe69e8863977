const fields = ['from', 'to', 'mode', 'date', 'time', 'prefer', 'stepFree'] as const;

/** A question to the timetable as it came: texts, cut to what anybody types. What they mean, the server reads. */
export type JourneySearch = { [Field in (typeof fields)[number]]?: string };

/** Longer than any value that means something. */
const longestValue = 200;

export function journeySearch(query: Record<string, unknown>): JourneySearch {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = query[field];
      return typeof text === 'string' && text !== '' ? [[field, text.slice(0, longestValue)]] : [];
    }),
  );
}
