export * from './lookup/index.js';
export * from './import/index.js';
export * from './record/index.js';
export * from './account/index.js';
