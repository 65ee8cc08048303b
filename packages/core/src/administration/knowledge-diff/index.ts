export { openDiffCounter } from './diff.js';
export type { AlertedChecks, ComparedAlerts, DiffCounter, KnowledgeDiff, RuleDiff } from './diff.js';
