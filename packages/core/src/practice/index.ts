export * from './location/index.js';
export * from './user/index.js';
export * from './delegation/index.js';
export * from './pims-connection/index.js';
export * from './pims-sync/index.js';
export * from './pims-refresh/index.js';
