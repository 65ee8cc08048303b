export { oncePer } from './once-per.js';
