export * from './lookup/index.js';
export * from './import/index.js';
export * from './file-import/index.js';
export * from './record/index.js';
export * from './account/index.js';
export * from './file/index.js';
export * from './cell/index.js';
export * from './mapping/index.js';
