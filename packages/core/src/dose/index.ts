export { doseDoubts } from './dose-doubt.js';
export type { DoseDoubt, DoseDoubtKind, DoseFix } from './dose-doubt.js';
export type { DoseUnit } from './dose-unit.js';
export { readDirections, timesADay } from './read-directions.js';
export type { Amount, DirectionsReading } from './read-directions.js';
export type { Frequency } from './read-frequency.js';
export { readStrength } from './read-strength.js';
export type { Strength, StrengthPart } from './read-strength.js';
