export * from './signing/index.js';
export * from './dose/index.js';
export * from './conflict/index.js';
export * from './law/index.js';
export * from './cds/index.js';
export * from './external-check/index.js';
