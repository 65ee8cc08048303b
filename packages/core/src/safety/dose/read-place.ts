import { found, type Organ, type ReadItem, type Side } from './item.js';
import type { Sentence } from './sentence.js';
import { textAt } from './token.js';

const single: ReadonlySet<string> = new Set(['eye', 'ear', 'nostril', 'naris', 'nare', 'conjunctiva']);
const plural: ReadonlySet<string> = new Set(['eyes', 'ears', 'nostrils', 'nares']);
/** Words after 'ear' or 'eye' that make it the name of a product, not a site. */
const ofProduct: ReadonlySet<string> = new Set(
  'drop drops ointment solution medication medicine gel cleaner wash'.split(' '),
);
const severalOf: ReadonlySet<string> = new Set(['canals', 'flaps', 'pinnae']);
const joins: ReadonlySet<string> = new Set(['and', '&', '/', '+', ',']);
/** OD is the right eye and AD the right ear; OS and AS left; OU and AU both. */
const codes: Readonly<Record<string, Side>> = {
  od: 'right',
  os: 'left',
  ad: 'right',
  as: 'left',
  ou: 'both',
  au: 'both',
};
const place = (side: Side, organ: Organ | null, next: number) => found({ kind: 'place', side, organ }, next);
const organOf = (word: string): Organ => (word.startsWith('ea') ? 'ear' : word.startsWith('n') ? 'nose' : 'eye');
const organOfCode = (code: string): Organ => (code.startsWith('o') ? 'eye' : 'ear');
const sides: Readonly<Record<string, 'left' | 'right'>> = { left: 'left', right: 'right', l: 'left', r: 'right' };

/** The site: 'OU', 'both eyes', 'left and right ear', 'OS and OD', 'in the ears'. */
export function readPlace(tokens: Sentence, at: number): ReadItem | null {
  return codeAt(tokens, at) ?? bothAt(tokens, at) ?? sideAt(tokens, at) ?? nounAt(tokens, at, 'one');
}

/** 'as' is the left ear only if it does not begin a phrase: 'as needed', 'as a first dose'. */
function isWordAs(tokens: Sentence, at: number): boolean {
  const behind = textAt(tokens, at + 1);
  return (
    textAt(tokens, at) === 'as' &&
    behind !== '' &&
    !/^(?:[bqst]id|q|every|once|twice|daily|and|ad|[,/&.)])$/u.test(behind)
  );
}

function codeAt(tokens: Sentence, at: number): ReadItem | null {
  const side = codes[textAt(tokens, at)];
  if (side === undefined || textAt(tokens, at - 1) === 'per' || isWordAs(tokens, at)) return null;
  const other = joins.has(textAt(tokens, at + 1)) ? codes[textAt(tokens, at + 2)] : undefined;
  const organ = organOfCode(textAt(tokens, at));
  if (other === undefined) return place(side, organ, at + 1);
  return place(other === side ? side : 'both', organ, at + 3);
}

function behindArticle(tokens: Sentence, at: number): number {
  let next = at;
  while (['of', 'the', 'a', 'his', 'her', 'their'].includes(textAt(tokens, next))) next += 1;
  return next;
}

/** 'both eyes', 'each ear'; for 'each affected ear' the number is unclear. */
function bothAt(tokens: Sentence, at: number): ReadItem | null {
  const word = textAt(tokens, at);
  if (!['both', 'each', 'every', 'per', 'either'].includes(word)) {
    return word === 'bilaterally' || word === 'bilateral' ? place('both', null, at + 1) : null;
  }
  const noun = behindArticle(tokens, at + 1);
  const isAffected = textAt(tokens, noun) === 'affected';
  const isBoth = word === 'both' || ((word === 'each' || word === 'every') && !isAffected);
  return nounAt(tokens, isAffected ? noun + 1 : noun, isBoth ? 'both' : 'unclear');
}

function sideAt(tokens: Sentence, at: number): ReadItem | null {
  const side = sides[textAt(tokens, at)];
  if (side === undefined) return null;
  const join = textAt(tokens, at + 1);
  const behind = behindArticle(tokens, at + 2);
  const other = joins.has(join) || join === 'or' ? sides[textAt(tokens, behind)] : undefined;
  if (other !== undefined) return nounAt(tokens, behind + 1, join === 'or' || other === side ? 'unclear' : 'both');
  const one = nounAt(tokens, at + 1, side);
  if (one === null || !joins.has(textAt(tokens, one.next))) return one;
  const next = behindArticle(tokens, one.next + 1);
  const second = sides[textAt(tokens, next)];
  const both = second === undefined || second === side ? null : nounAt(tokens, next + 1, 'both');
  return both ?? one;
}

/** 'ear', 'eyes', 'ear(s)': the number of affected ones is unclear. */
function nounAt(tokens: Sentence, at: number, side: Side): ReadItem | null {
  const isAffected = textAt(tokens, at) === 'affected' || textAt(tokens, at - 1) === 'affected';
  const noun = textAt(tokens, at) === 'affected' ? at + 1 : at;
  const word = textAt(tokens, noun);
  const behind = textAt(tokens, noun + 1);
  if (plural.has(word)) {
    // 'to alternating ears': one at a time.
    if (textAt(tokens, at - 1).startsWith('alternat')) return place('one', organOf(word), noun + 1);
    const all = side === 'one' ? 'both' : side;
    return place(isAffected && side !== 'both' ? 'unclear' : all, organOf(word), noun + 1);
  }
  if (!single.has(word)) return null;
  if (ofProduct.has(behind)) return found({ kind: 'neutral' }, noun + 2);
  const isOpen =
    (behind === '(' && textAt(tokens, noun + 2) === 's') || (behind === '/' && plural.has(textAt(tokens, noun + 2)));
  if (isOpen) return place('unclear', organOf(word), noun + (behind === '(' ? 4 : 3));
  if (severalOf.has(behind)) return place(side === 'one' ? 'both' : side, organOf(word), noun + 2);
  return place(side, organOf(word), noun + 1);
}
