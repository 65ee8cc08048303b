/** Sweeteners and the like that the catalogue lists among the ingredients: two products may hold them and share no medicine. */
export const excipients: ReadonlySet<string> = new Set([
  'xylitol',
  'sorbitol',
  'sucrose',
  'glycerin',
  'propylene glycol',
]);

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Words that tell the salt, ester, water or form of a substance, not the substance. */
export const salts = wordsOf(
  'acetate aceponate acetonide acid anhydrous benzoate besilate besylate bisulfate bitartrate bromide calcium carbonate chloride ' +
    'citrate crystalline cypionate decanoate digluconate dihydrate dihydrochloride dipotassium dipropionate disodium enanthate ' +
    'ethylsuccinate free fumarate furoate gluconate hcl hemihydrate hexacetonide hyclate hydrate hydrobromide hydrochloride lactate ' +
    'magnesium maleate meglumine mesylate methylbromide mofetil monohydrate nitrate oxalate oxide oxime palmitate pamoate phosphate ' +
    'pivalate potassium procaine propionate proxetil sesquihydrate sodium stearate succinate sulfate tartrate trihydrate ' +
    'tromethamine valerate zinc',
);

/** Words that begin many names and so name none of them: a salt, and what says only of what kind a thing is. */
export const openings = wordsOf(
  'acetic beta d dimethyl dried fiber green hyaluronic hydrolyzed l low mineral mixed multi n polysulfated s salicylic silver ' +
    'timothy tri vitamin white',
);

/** Whether normalised words say too little to name a substance: 'potassium' is a part of many. */
export function isTooLittle(words: string): boolean {
  return words.split(' ').every((word) => salts.has(word) || openings.has(word));
}

/** An ingredient without its trailing salt: 'amoxicillin' of 'amoxicillin trihydrate', 'potassium' never of 'potassium bromide'. */
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
 * Whether normalised words name an ingredient: the whole of it, or its leading words where these are a substance
 * ('tramadol' names 'tramadol hydrochloride', 'potassium' not 'potassium bromide').
 *
 * @see P-085
 */
export function namesIngredient(words: string, ingredient: string): boolean {
  return words === ingredient || (startsWithWords(ingredient, words) && !isTooLittle(words));
}

/** Whether two ingredients are the same substance, the salt aside: 'codeine sulfate' and 'codeine phosphate'. */
export function isSameSubstance(a: string, b: string): boolean {
  const [one, other] = [substanceOf(a), substanceOf(b)];
  return namesIngredient(one, other) || namesIngredient(other, one);
}

/** Letters of a first word that names a substance by itself. */
const fewestOfOpening = 5;

/**
 * The first word of an ingredient of several, where it tells which one it is whatever salt follows: 'cefpodoxime' of
 * 'cefpodoxime proxetil'; `null` where it tells too little.
 */
export function tellingOpening(ingredient: string): string | null {
  const [first = '', ...rest] = ingredient.split(' ');
  return rest.length > 0 && first.length >= fewestOfOpening && !isTooLittle(first) ? first : null;
}
