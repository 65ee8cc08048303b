export { capitalized } from './capitalized.js';
export { nameIssue, nameMaximum, optionalNameIssue } from './name-issue.js';
