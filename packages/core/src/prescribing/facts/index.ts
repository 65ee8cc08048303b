export type { Built, MissingFact } from './build.js';
export { conflictSubjectOf } from './conflict-subject.js';
export type { GivenSubject } from './conflict-subject.js';
export { formContextOf } from './form-context.js';
export { issueAuthorityOf } from './issue-authority.js';
export { patientFactsOf } from './patient.js';
export { productFactsOf } from './product.js';
