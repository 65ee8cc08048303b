export { actionWords, auditAction, inWords } from './action.js';
export { auditChanges } from './changes.js';
export type { AuditChange } from './changes.js';
export { csvLine, csvText } from './csv.js';
export { auditActor, auditSubject } from './subject.js';
