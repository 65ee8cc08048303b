/**
 * A name while it is typed: the first letter of each word as a capital, all others as they are, so that 'mcDonald'
 * becomes 'McDonald'. A word starts at the beginning and after a space. A letter whose capital is two letters stays:
 * a text that grows while somebody types would move what comes after it.
 *
 * @see C-019
 */
export function capitalized(typed: string): string {
  return typed.replace(/(^| )(\p{Ll})/gu, (whole, space: string, letter: string) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? space + capital : whole;
  });
}
