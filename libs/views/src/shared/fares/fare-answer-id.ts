/** The fragment of a page of fares at which the answer stands; forms that ask for a fare lead to it. */
export const fareAnswerId = 'fare';
