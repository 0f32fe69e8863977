/** The fragment of the fare on a fares page; forms lead to it. */
export const fareAnswerId = 'fare';
