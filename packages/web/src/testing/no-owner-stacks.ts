import * as React from 'react';

interface Internals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
}

/**
 * Stops React from capturing a stack for each element. This saves an eighth of the portal's test time, and warnings
 * contain the same information without it. React stops after 10,000 stacks, so this sets its counter to that limit.
 */
export function noteNoOwnerStacks(): void {
  const internals = (React as Internals).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  if (!internals || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('This React counts its stacks elsewhere');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
}
