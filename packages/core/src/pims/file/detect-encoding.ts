import { plausibility } from './decoded-word.js';
import { decodeSingleByte, type FileEncoding, latin1Of, type SingleByteEncoding } from './single-byte.js';
import { openUtf8Scan, type Utf8Scan } from './utf8-scan.js';

/** The encoding of a file, and how it was found. */
export interface DetectedEncoding {
  /** `null` if the bytes fit several encodings or none: then a person has to name it. */
  readonly encoding: FileEncoding | null;
  /** Whether a byte order mark begins the file, which then takes precedence over what a person names. */
  readonly hasMark: boolean;
  /** The share of the evidence that speaks for the encoding, 0 to 1; of the better one if none was chosen. */
  readonly confidence: number;
  /** The evidence, as a sentence. */
  readonly reason: string;
  /** How words of the file read in each encoding with one byte per character, if one of these is possible. */
  readonly readings: readonly { readonly encoding: SingleByteEncoding; readonly words: readonly string[] }[];
}

/** The encoding that a byte order mark names. */
export function markedEncoding(start: Uint8Array): FileEncoding | null {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : null;
}

const maxWords = 5_000;
const maxWordLength = 60;
const longestRest = maxWordLength * 2;
const isForeign = (byte: number) => byte >= 0x80;
/** A word with a character outside of ASCII, in bytes as characters. */
const foreignWord = /[A-Za-z0-9'.-]*[\u0080-\u00FF][A-Za-z0-9'.\-\u0080-\u00FF]*/g;
/** Characters with which no word goes on: a chunk is divided here. */
const divider = /[^A-Za-z0-9'.\-\u0080-\u00FF](?=[A-Za-z0-9'.\-\u0080-\u00FF]*$)/;

/**
 * Collects the evidence for the encoding of a file from chunks of any size.
 *
 * @see A-517
 */
export function openEncodingDetector(): {
  readonly add: (chunk: Uint8Array) => void;
  readonly result: () => DetectedEncoding;
} {
  const utf8 = openUtf8Scan();
  const words = new Map<string, number>();
  const zeros: [even: number, odd: number] = [0, 0];
  let [length, rest] = [0, ''];
  let start = new Uint8Array();
  const collect = (text: string) => {
    for (const [word] of text.matchAll(foreignWord)) {
      const known = words.get(word);
      if (word.length <= maxWordLength && (known !== undefined || words.size < maxWords))
        words.set(word, (known ?? 0) + 1);
    }
  };
  return {
    add: (chunk) => {
      if (start.length < 3) start = Uint8Array.from([...start, ...chunk.subarray(0, 3)]);
      utf8.add(chunk);
      for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, at + 1))
        zeros[(length + at) % 2 === 0 ? 0 : 1] += 1;
      length += chunk.length;
      // A long text in ASCII has no words to collect, besides one that it ends, and the beginning of one.
      if (chunk.length > longestRest && !chunk.some(isForeign)) {
        collect(rest + latin1Of(chunk.subarray(0, longestRest)));
        rest = latin1Of(chunk.subarray(-longestRest));
        return;
      }
      const text = rest + latin1Of(chunk);
      const end = text.search(divider);
      collect(text.slice(0, Math.max(end, 0)));
      rest = text.slice(Math.max(end, 0)).slice(-longestRest);
    },
    result: () => {
      collect(rest);
      const marked = markedEncoding(start);
      if (marked !== null) return certain(marked, 'It begins with a byte order mark.', true);
      return ofZeros(zeros, length) ?? ofUtf8(utf8.result(), words);
    },
  };
}

const certain = (encoding: FileEncoding, reason: string, hasMark = false): DetectedEncoding => ({
  ...{ encoding, hasMark, reason },
  confidence: 1,
  readings: [],
});

/** Every second byte of text in a Latin script is zero in UTF-16. */
function ofZeros([even, odd]: readonly [number, number], length: number): DetectedEncoding | null {
  if (even + odd < length / 5) return null;
  return certain(odd > even ? 'utf-16le' : 'utf-16be', 'Every second byte is zero, as in UTF-16.');
}

function ofUtf8(scan: Utf8Scan, words: ReadonlyMap<string, number>): DetectedEncoding {
  const { multibyte, invalid, invalidLines } = scan;
  if (invalid === 0 && multibyte === 0) return certain('utf-8', 'It contains ASCII characters only.');
  if (invalid === 0)
    return certain('utf-8', `${counted(multibyte, 'character')} outside of ASCII, all valid in UTF-8.`);
  if (multibyte >= invalid)
    return {
      ...{ encoding: null, hasMark: false, readings: readingsOf(words) },
      confidence: multibyte / (multibyte + invalid),
      reason: `Most of it is UTF-8, but not ${counted(invalid, 'byte')}: see line ${invalidLines.join(', ')}.`,
    };
  return ofWords(words);
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** From this share of the other's evidence, a person has to decide. */
const ambiguousFrom = 0.35;
/** Below this share of plausible words, neither encoding fits. */
const plausibleFrom = 0.7;

function ofWords(words: ReadonlyMap<string, number>): DetectedEncoding {
  const scores = (['windows-1252', 'macintosh'] as const).map((encoding) => ({
    encoding,
    score: [...words.keys()].reduce((sum, word) => sum + plausibility(word, encoding), 0),
  }));
  const [best, other] = scores.toSorted((a, b) => b.score - a.score);
  const total = (best?.score ?? 0) + (other?.score ?? 0);
  const found = {
    hasMark: false,
    confidence: total === 0 ? 0 : (best?.score ?? 0) / total,
    readings: readingsOf(words),
  };
  if (!best || !other || best.score < words.size * plausibleFrom)
    return { ...found, encoding: null, reason: 'Its words make sense in none of the known encodings.' };
  if (other.score > best.score * ambiguousFrom)
    return { ...found, encoding: null, reason: 'Its words make sense in both Windows-1252 and Mac Roman.' };
  return {
    ...found,
    encoding: best.encoding,
    reason: `${counted(words.size, 'word')} with characters outside of ASCII, which make sense in this encoding.`,
  };
}

const shownWords = 4;

/** Words of the file in each encoding, those first that differ most between the two. */
function readingsOf(words: ReadonlyMap<string, number>): DetectedEncoding['readings'] {
  const differing = [...words.keys()]
    .map((word) => ({
      word,
      apart: Math.abs(plausibility(word, 'windows-1252') - plausibility(word, 'macintosh')),
    }))
    .toSorted((a, b) => b.apart - a.apart)
    .slice(0, shownWords);
  return (['windows-1252', 'macintosh'] as const).map((encoding) => ({
    encoding,
    words: differing.map(({ word }) => decodeSingleByte(word, encoding)),
  }));
}
