export * from './order/index.js';
export * from './storefront/index.js';
