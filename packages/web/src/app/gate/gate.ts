import { lazyPart } from '../../platform/lazy/lazy-part';

/** The part of the portal behind the sign-in: whoever is not signed in has no use for its code. */
export const sessionGate = lazyPart(() => import('./session-gate').then((module) => module.SessionGate));
