import { numberAt, textAt, type Token } from './token.js';

/** A parsed number, and the index after it. */
export interface ReadNumber {
  readonly value: number;
  readonly next: number;
}

const words: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fourth: 1 / 4,
  fourths: 1 / 4,
};

/** '1/2', '½', 'half', 'a half', 'one-half', 'three quarters': less than one. */
function readPart(tokens: readonly Token[], at: number): ReadNumber | null {
  const above = numberAt(tokens, at);
  const below = textAt(tokens, at + 1) === '/' ? numberAt(tokens, at + 2) : null;
  if (above !== null && below !== null) {
    const isPart = Number.isInteger(above) && Number.isInteger(below) && above > 0 && above < below && below <= 10;
    return isPart ? { value: above / below, next: at + 3 } : null;
  }
  if (above !== null) return above > 0 && above < 1 && isVulgar(tokens, at) ? { value: above, next: at + 1 } : null;
  const alone = parts[textAt(tokens, at)];
  if (alone !== undefined) return { value: alone, next: at + 1 };
  const count = words[textAt(tokens, at)];
  const second = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const part = parts[textAt(tokens, second)];
  return count === undefined || part === undefined ? null : { value: count * part, next: second + 1 };
}

/** A vulgar fraction is a single character. */
function isVulgar(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.to - token.from === 1;
}

/** '2', 'two', 'a'. */
function readWhole(tokens: readonly Token[], at: number): ReadNumber | null {
  const value = numberAt(tokens, at) ?? words[textAt(tokens, at)];
  return value === undefined ? null : { value, next: at + 1 };
}

const joining: ReadonlySet<string> = new Set(['and', '&', '+', '-']);

/** The fraction after a whole number: '1 1/2', '1½', '1-1/2', 'one and a half'. */
function readPartBehind(tokens: readonly Token[], at: number): ReadNumber | null {
  return readPart(tokens, at) ?? (joining.has(textAt(tokens, at)) ? readPart(tokens, at + 1) : null);
}

/**
 * Parses a number in directions: '0.5', '1/2', '½', '1 1/2', 'one and a half', 'half a'. `null` if there is none, or it
 * is ambiguous ('0,5', '1/2/3').
 */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const read = readPart(tokens, at) ?? wholeWithPart(tokens, at);
  if (read === null || !Number.isFinite(read.value) || isTorn(tokens, read.next)) return null;
  return repeated(tokens, read);
}

function wholeWithPart(tokens: readonly Token[], at: number): ReadNumber | null {
  const whole = readWhole(tokens, at);
  if (whole === null) return null;
  const part = Number.isInteger(whole.value) && whole.value > 0 ? readPartBehind(tokens, whole.next) : null;
  return part === null ? whole : { value: whole.value + part.value, next: part.next };
}

/** 'one (1)', 'one-half (1/2)': the repeated number must be the same. */
function repeated(tokens: readonly Token[], read: ReadNumber): ReadNumber | null {
  if (textAt(tokens, read.next) !== '(') return read;
  const again = readPart(tokens, read.next + 1) ?? wholeWithPart(tokens, read.next + 1);
  if (again === null || textAt(tokens, again.next) !== ')') return read;
  return again.value === read.value ? { value: read.value, next: again.next + 1 } : null;
}

/** Whether a character that belongs to the number follows without a space: '0,5', '1.2.3', '1/0'. */
function isTorn(tokens: readonly Token[], next: number): boolean {
  const before = tokens[next - 1];
  const here = tokens[next];
  if (before?.kind !== 'number' || here?.from !== before.to) return false;
  if (here.kind === 'number') return true;
  const behind = tokens[next + 1];
  return [',', '.', '/', '%'].includes(here.text) && behind?.kind === 'number' && behind.from === here.to;
}
