import type { Colleague } from './colleague.js';

const lower = (text: string): string => text.toLowerCase();
const endsInWord = (text: string): boolean => /[\p{L}\p{N}]$/u.test(text);
const beginsWithWord = (text: string): boolean => /^[\p{L}\p{N}]/u.test(text);

/** One '@' that begins a mention: the name that follows it, or the word that is nobody's name. */
interface Mention {
  readonly text: string;
  readonly ids: readonly string[];
}

/** Names are tried longest first, so that '@Ana Ortiz-Vega' is not taken for 'Ana Ortiz'. */
function mentionsIn(note: string, colleagues: readonly Colleague[]): Mention[] {
  const longestFirst = colleagues
    .filter(({ displayName }) => displayName !== '')
    .toSorted((one, other) => other.displayName.length - one.displayName.length);
  return [...note.matchAll(/@(?=[\p{L}\p{N}])/gu)].flatMap(({ index }) => {
    // Part of a word, such as an email address.
    if (endsInWord(note.slice(0, index))) return [];
    const rest = note.slice(index + 1);
    const isNamed = ({ displayName: { length }, displayName }: Colleague) =>
      lower(rest.slice(0, length)) === lower(displayName) && !beginsWithWord(rest.slice(length));
    const found = longestFirst.find(isNamed);
    if (!found) return [{ text: `@${/^[\p{L}\p{N}'’-]+/u.exec(rest)?.[0] ?? ''}`, ids: [] }];
    const sameName = colleagues.filter(({ displayName }) => lower(displayName) === lower(found.displayName));
    return [{ text: `@${found.displayName}`, ids: sameName.map(({ id }) => id) }];
  });
}

/**
 * The colleagues whom a note mentions as '@Luis Ferreira', each once, in the order of the note. Upper and lower case are
 * the same. Colleagues of the same name are all mentioned, because one too many loses nothing.
 *
 * @returns IDs of colleagues
 * @see P-511
 */
export const mentionedUsers = (note: string, colleagues: readonly Colleague[]): readonly string[] => [
  ...new Set(mentionsIn(note, colleagues).flatMap(({ ids }) => ids)),
];

/**
 * The mentions in a note that name nobody, such as '@Lius': they would reach no one, so the note is not sent with them.
 *
 * @see P-511
 */
export const unknownMentions = (note: string, colleagues: readonly Colleague[]): readonly string[] => [
  ...new Set(mentionsIn(note, colleagues).flatMap(({ text, ids }) => (ids.length === 0 ? [text] : []))),
];

/** The most colleagues that are suggested at once. */
const mostSuggested = 6;

/**
 * The colleagues whose name, or a word of it, begins with what was typed after the last '@'; empty where no mention is
 * being typed.
 *
 * @param typed - the note up to the cursor
 * @see P-511
 */
export function suggestMentions(typed: string, colleagues: readonly Colleague[]): readonly Colleague[] {
  const begun = /(?:^|[^\p{L}\p{N}])@([^@\n]{0,60})$/u.exec(typed)?.[1];
  if (begun === undefined) return [];
  const wanted = lower(begun);
  const starts = (name: string) => name.startsWith(wanted) || name.split(/\s+/).some((word) => word.startsWith(wanted));
  return colleagues
    .filter(({ displayName }) => starts(lower(displayName)) && lower(displayName) !== wanted.trim())
    .slice(0, mostSuggested);
}

/**
 * The note with a mention in place of what was begun before the cursor.
 *
 * @param typed - the note up to the cursor
 * @param rest - the note behind the cursor
 * @returns the note up to the new cursor, which is behind the name and a space, and the rest
 * @see P-511
 */
export function insertMention(typed: string, rest: string, { displayName }: Colleague): readonly [string, string] {
  const at = typed.lastIndexOf('@');
  const head = at < 0 ? typed : typed.slice(0, at);
  return [`${head}@${displayName} `, rest.replace(/^ /, '')];
}
