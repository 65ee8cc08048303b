export type { ImportLanguage } from './import-language.js';
export { importLanguages, listedWords, wordMeanings } from './import-languages.js';
