export { doseDoubts } from './dose-doubt.js';
export type { DoseDoubt, DoseDoubtKind, DoseFix } from './dose-doubt.js';
