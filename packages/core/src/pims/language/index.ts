export { importLanguages, listedWords, wordMeanings } from './import-languages.js';
