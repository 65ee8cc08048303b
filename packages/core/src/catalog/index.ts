export * from './product/index.js';
export * from './prescription-name/index.js';
