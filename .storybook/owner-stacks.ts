import * as react from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};

/**
 * In development React notes where each element was made, up to ten thousand a second: a fifth of the time that all
 * stories take. In a run of tests it is as if so many had been made. Its warnings still name the component.
 */
export function withoutOwnerStacks(): void {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
