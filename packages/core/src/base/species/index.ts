export { speciesCodes } from './species.js';
export type { SpeciesCode } from './species.js';
