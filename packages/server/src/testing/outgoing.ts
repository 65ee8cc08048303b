import { openOutgoing } from '../outgoing/outgoing.js';

/** The HTTP client of a test: simulated systems run on this machine. */
export const testOutgoing = openOutgoing({ privateHosts: ['127.0.0.1', 'localhost'] });
