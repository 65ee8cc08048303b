export { clientName, isLinkedClient } from './client.js';
export type { ClientFacts } from './client.js';
