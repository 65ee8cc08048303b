import type { CdsServices } from '../integration/cds/cds-services.js';

/** An installation without CDS services. */
export const noCdsServices: CdsServices = { namesAt: () => [], ask: () => Promise.resolve([]) };
