/**
 * Capitalizes the first letter of each word while a name is typed and keeps all others, so that 'mcDonald' becomes
 * 'McDonald'. A word starts at the beginning and after a space. A letter whose uppercase form has two letters is kept,
 * because a text that grows while it is typed would move the caret.
 *
 * @see C-019
 */
export function capitalized(typed: string): string {
  return typed.replace(/(^| )(\p{Ll})/gu, (whole, space: string, letter: string) => {
    const capital = letter.toUpperCase();
    return capital.length === letter.length ? space + capital : whole;
  });
}
