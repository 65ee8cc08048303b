import { wordMeanings } from '../language/index.js';

const meanings = wordMeanings(({ deceased, active, inactive }) => ({ deceased, alive: `${active}, ${inactive}` }));
const english = /^(?:deceased|dead|died|euthani[sz]ed|pts)$/i;

/** Whether a status says that an animal is dead. @see A-598 */
export const isDeathWord = (text: string): boolean =>
  english.test(text.trim()) || meanings.get(text.trim().toLowerCase()) === 'deceased';

/** A column of deaths says 'Deceased' or 'Alive' in place of yes and no; any other text stays. @see A-583 */
export function deathAsYes(text: string): string {
  if (isDeathWord(text)) return 'yes';
  const isAlive = /^(?:alive|living|active|inactive)$/i.test(text.trim());
  return isAlive || meanings.get(text.trim().toLowerCase()) === 'alive' ? 'no' : text;
}
