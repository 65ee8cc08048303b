export { KnowledgeError } from './knowledge-error.js';
export { packageJsonSchema } from './json-schema.js';
export { packageText } from './package-text.js';
export { readKnowledgeFolder } from './read-folder.js';
export { newSigningKey, signedPackage } from './sign-package.js';
export type { SigningKey } from './sign-package.js';
