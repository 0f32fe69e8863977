/**
 * Riders who pay the same fares.
 * @see specification §3, fare groups
 */
export const riderGroups = ['general', 'child-senior', 'student'] as const;
export type RiderGroup = (typeof riderGroups)[number];
