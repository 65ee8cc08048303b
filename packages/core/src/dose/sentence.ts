import { doseUnitOf } from './dose-unit.js';
import { textAt, type Token } from './token.js';

export type Sentence = readonly Token[];

/** Words that end with a full stop in the middle of a sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  'tab tabs cap caps ml mls cc gtt gtts tsp tbsp mg mcg g hr hrs wk wks mo mos approx no min dr vs ea'.split(' '),
);

/**
 * Directions by sentence: they end at a full stop, which behind an abbreviation ends nothing unless a capital follows, at a
 * semicolon and at an exclamation mark.
 */
export function sentencesOf(tokens: readonly Token[], text: string): readonly Sentence[] {
  const sentences: Token[][] = [[]];
  tokens.forEach((token, at) => {
    const isStop = token.kind === 'mark' && (token.text === '.' || token.text === ';' || token.text === '!');
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

/** What a sentence begins with that tells no dose: a bound, a warning, a note. */
const notes: ReadonlySet<string> = new Set(
  'do don never not no maximum max stop call discard recheck repeat limit total contains refill dispense clean weigh wash wait store keep'.split(
    ' ',
  ),
);

/** What a sentence begins with that goes on with the dose before it. */
const goingOn: ReadonlySet<string> = new Set(
  'give continue use apply administer then thereafter after afterwards'.split(' '),
);

/** Whether a sentence may hold the dose: it begins with no note, and is not 'Each tablet contains …'. */
export function mayDose(sentence: Sentence): boolean {
  const first = textAt(sentence, 0);
  if (first === 'each') return doseUnitOf(textAt(sentence, 1)) === null;
  return !notes.has(first);
}

/** Whether a sentence without an amount may tell the rhythm of the dose before it: 'Twice daily.', 'Give every 12 hours.' */
export function continuesDose(sentence: Sentence): boolean {
  return goingOn.has(textAt(sentence, 0)) || isRhythmFirst(sentence);
}

const rhythm: ReadonlySet<string> = new Set('every q once twice sid bid tid qid daily'.split(' '));
const isRhythmFirst = (sentence: Sentence) => rhythm.has(textAt(sentence, 0));
