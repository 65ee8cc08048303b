import { openOutgoing } from '../outgoing/outgoing.js';

/** The client of a test: simulated systems are on this machine. */
export const testOutgoing = openOutgoing({ privateHosts: ['127.0.0.1', 'localhost'] });
