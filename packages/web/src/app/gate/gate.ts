import { later } from '../../platform/later/later';

/** The part of the portal behind the sign-in: whoever is not signed in has no use for its code. */
export const sessionGate = later(() => import('./session-gate').then((module) => module.SessionGate));
