/**
 * Sweeteners and similar substances that the catalog lists as ingredients. Two products that share one do not share a
 * medicine.
 */
export const excipients: ReadonlySet<string> = new Set([
  'xylitol',
  'sorbitol',
  'sucrose',
  'glycerin',
  'propylene glycol',
]);

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words for the salt, ester, hydrate or form of a substance. */
export const salts = wordsOf(
  'acetate aceponate acetonide acid anhydrous benzoate besilate besylate bisulfate bitartrate bromide calcium carbonate chloride ' +
    'citrate crystalline cypionate decanoate digluconate dihydrate dihydrochloride dipotassium dipropionate disodium enanthate ' +
    'ethylsuccinate free fumarate furoate gluconate hcl hemihydrate hexacetonide hyclate hydrate hydrobromide hydrochloride lactate ' +
    'magnesium maleate meglumine mesylate methylbromide mofetil monohydrate nitrate oxalate oxide oxime palmitate pamoate phosphate ' +
    'pivalate potassium procaine propionate proxetil sesquihydrate sodium stearate succinate sulfate tartrate trihydrate ' +
    'tromethamine valerate zinc',
);

/** Words that begin many names and so identify none of them: salts and general terms. */
export const openings = wordsOf(
  'acetic beta d dimethyl dried fiber green hyaluronic hydrolyzed l low mineral mixed multi n polysulfated s salicylic silver ' +
    'timothy tri vitamin white',
);

/** Whether normalized words are too general to identify a substance: 'potassium' is part of many. */
export function isTooLittle(words: string): boolean {
  return words.split(' ').every((word) => salts.has(word) || openings.has(word));
}

/**
 * An ingredient without its trailing salt: 'amoxicillin' for 'amoxicillin trihydrate', but never 'potassium' for
 * 'potassium bromide'.
 */
export function substanceOf(ingredient: string): string {
  const words = ingredient.split(' ');
  let end = words.length;
  while (end > 1 && salts.has(words[end - 1] ?? '')) end -= 1;
  const substance = words.slice(0, end).join(' ');
  return isTooLittle(substance) ? ingredient : substance;
}

function startsWithWords(text: string, words: string): boolean {
  return words !== '' && `${text} `.startsWith(`${words} `);
}

/**
 * Whether normalized words match an ingredient: all of it, or its leading words if they identify a substance
 * ('tramadol' matches 'tramadol hydrochloride', 'potassium' does not match 'potassium bromide').
 *
 * @see P-085
 */
export function namesIngredient(words: string, ingredient: string): boolean {
  return words === ingredient || (startsWithWords(ingredient, words) && !isTooLittle(words));
}

/** Whether two ingredients are the same substance, ignoring salts: 'codeine sulfate' and 'codeine phosphate'. */
export function isSameSubstance(a: string, b: string): boolean {
  const [one, other] = [substanceOf(a), substanceOf(b)];
  return namesIngredient(one, other) || namesIngredient(other, one);
}

/** Minimum length of a first word that identifies a substance. */
const fewestOfOpening = 5;

/**
 * The first word of an ingredient with several words, if it identifies the substance whatever the salt: 'cefpodoxime'
 * for 'cefpodoxime proxetil'; `null` if it is too general.
 */
export function tellingOpening(ingredient: string): string | null {
  const [first = '', ...rest] = ingredient.split(' ');
  return rest.length > 0 && first.length >= fewestOfOpening && !isTooLittle(first) ? first : null;
}
