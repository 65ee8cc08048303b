import { lazyPart } from '../../platform/lazy/lazy-part';

/** Entry point for signed-in users. It is loaded separately so that the sign-in page does not need its code. */
export const sessionGate = lazyPart(() => import('./session-gate').then((module) => module.SessionGate));
