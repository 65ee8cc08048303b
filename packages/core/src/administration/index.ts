export * from './permission/index.js';
export * from './access/index.js';
export * from './access-review/index.js';
export * from './impersonation/index.js';
export * from './role/index.js';
export * from './audit/index.js';
export * from './timeline/index.js';
export * from './report/index.js';
