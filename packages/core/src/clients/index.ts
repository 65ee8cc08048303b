export * from './client/index.js';
export * from './patient/index.js';
export * from './merge/index.js';
export * from './same-person/index.js';
export * from './record-alert/index.js';
