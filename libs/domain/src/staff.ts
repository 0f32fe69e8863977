/**
 * What an account may do at the desk. Passengers have no role.
 * - `agent`: reads, moves and answers cases
 * - `lost-property`: also keeps the found register, matches and appointments
 * - `editor`: publishes alerts and announcements
 * - `supervisor`: everything, and reads the audit log
 */
export const staffRoles = ['agent', 'lost-property', 'editor', 'supervisor'] as const;
export type StaffRole = (typeof staffRoles)[number];
