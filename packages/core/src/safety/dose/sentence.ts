import { textAt, type Token } from './token.js';

export type Sentence = readonly Token[];

/** Words that end with a period inside a sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  'tab tabs cap caps ml mls cc gtt gtts tsp tbsp mg mcg g hr hrs wk wks mo mos approx no min dr vs ea disp qty ref rf'.split(
    ' ',
  ),
);

/**
 * Splits directions into sentences, which end at a period (after an abbreviation only if a capital follows), a
 * semicolon, an exclamation mark and the end of a line.
 */
export function sentencesOf(tokens: readonly Token[], text: string): readonly Sentence[] {
  const sentences: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const isStop = token.kind === 'mark' && ['.', ';', '!', '\n', '•'].includes(token.text);
    if (!isStop) sentences.at(-1)?.push(token);
    else if (token.text !== '.' || !abbreviations.has(textAt(tokens, at - 1)) || isCapital(text, tokens[at + 1]))
      sentences.push([]);
  });
  return sentences.filter((sentence) => sentence.length > 0);
}

function isCapital(text: string, token: Token | undefined): boolean {
  const sign = token === undefined ? '' : text.charAt(token.from);
  return sign !== sign.toLowerCase();
}
