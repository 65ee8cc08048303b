import * as React from 'react';

interface Internals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
}

/**
 * Lets React note no stack for each element that it makes: an eighth of the time of the portal's tests, for warnings
 * that say the same without it. It counts the stacks it made and ends at 10,000; here it finds that number reached.
 */
export function noteNoOwnerStacks(): void {
  const internals = (React as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  if (!internals || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('This React counts its stacks elsewhere');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
