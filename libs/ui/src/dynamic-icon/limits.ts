/** Longest wait for an icon set (specification §7). */
export const iconTimeoutMs = 500;

/** Specification §9. */
export const iconCacheEntries = 50;

/** Specification §9: 168 hours. */
export const iconCacheLifeMs = 168 * 60 * 60 * 1000;
