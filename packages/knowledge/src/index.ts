export { KnowledgeError } from './knowledge-error.js';
export { packageText } from './package-text.js';
export { readKnowledgeFolder } from './read-folder.js';
