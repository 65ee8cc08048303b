/**
 * Languages that a client can prefer, by code of ISO 639 in lower case, with the name that users read. English is the
 * language of the portal and needs no alert. `Intl.DisplayNames` is not used because its names differ between engines,
 * so that server, browser and export would disagree.
 */
const languages = {
  ase: 'American Sign Language',
  am: 'Amharic',
  ar: 'Arabic',
  bn: 'Bengali',
  yue: 'Cantonese',
  zh: 'Chinese (Mandarin)',
  nl: 'Dutch',
  fa: 'Farsi',
  fr: 'French',
  de: 'German',
  el: 'Greek',
  gu: 'Gujarati',
  ht: 'Haitian Creole',
  he: 'Hebrew',
  hi: 'Hindi',
  hmn: 'Hmong',
  it: 'Italian',
  ja: 'Japanese',
  km: 'Khmer',
  ko: 'Korean',
  nv: 'Navajo',
  ne: 'Nepali',
  pl: 'Polish',
  pt: 'Portuguese',
  pa: 'Punjabi',
  ru: 'Russian',
  so: 'Somali',
  es: 'Spanish',
  sw: 'Swahili',
  tl: 'Tagalog',
  ta: 'Tamil',
  te: 'Telugu',
  th: 'Thai',
  uk: 'Ukrainian',
  ur: 'Urdu',
  vi: 'Vietnamese',
  yi: 'Yiddish',
} as const;

/** The codes in the order of their names. @see C-340 */
export const languageCodes = Object.keys(languages);

/** The name of a language; the code itself for one that a newer server added. @see C-340 */
export function languageName(code: string): string {
  return Object.hasOwn(languages, code) ? languages[code as keyof typeof languages] : code;
}
