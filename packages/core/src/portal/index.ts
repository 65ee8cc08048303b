export * from './palette/index.js';
export * from './page/index.js';
