export { oncePer } from './once-per.js';
export { perRecentText } from './per-recent.js';
