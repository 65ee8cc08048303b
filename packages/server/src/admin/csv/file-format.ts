import { createHash } from 'node:crypto';
import {
  type DetectedEncoding,
  decodeSingleByte,
  detectSeparator,
  type FileEncoding,
  fileEncodings,
  openEncodingDetector,
  type Separator,
  separatorLine,
  separatorNames,
} from '@signa/core/pims';
import { refused } from '../owner/refused.js';
import type { ImportSource } from './import-source.js';

/** How the bytes of a file become cells. */
export interface FileFormat {
  readonly encoding: FileEncoding;
  readonly separator: Separator;
  /** Lines before the header: 1 if the first only names the separator for Excel. */
  readonly skippedLines: number;
  /** Fingerprint of the content. */
  readonly hash: string;
  /** The format as a sentence, with how it was found. */
  readonly text: string;
}

/** What a person or a mapping file says about a file; what is `null` is detected. */
interface GivenFormat {
  readonly encoding: FileEncoding | null;
  readonly separator: Separator | null;
}

export const encodingNames: Readonly<Record<FileEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
};

/** The encoding in a flag. @throws StartError for an unknown one */
export function encodingFlag(value: string | boolean | undefined): FileEncoding | null {
  if (value === undefined) return null;
  const known = fileEncodings.find((encoding) => encoding === String(value).toLowerCase());
  return known ?? refused(`Unknown encoding '${String(value)}'. Use one of ${fileEncodings.join(', ')}.`);
}

/** Bytes at the beginning of a file from which its separator is detected. */
const sampleSize = 262_144;

/** How a file is written; without a format, a person has to choose one of the readings. */
interface FoundFormat {
  readonly format: FileFormat | null;
  readonly detected: DetectedEncoding;
}

/**
 * Finds out how a file is written: from its byte order mark, else as given, else by its bytes (A-517).
 *
 * @throws StartError when the file can't be read
 */
export async function detectFormat({ name, read }: ImportSource, given: GivenFormat): Promise<FoundFormat> {
  const hash = createHash('sha256');
  const detector = openEncodingDetector();
  const sample: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of read()) {
      hash.update(chunk);
      detector.add(chunk);
      if (size < sampleSize) sample.push(chunk);
      size += chunk.length;
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) refused(`Can't read ${name}: ${error.message}.`);
    throw error;
  }
  if (isWorkbook(sample[0])) refused(`${name} is an Excel workbook. Open it in Excel, and save it as CSV UTF-8.`);
  const detected = detector.result();
  const encoding = detected.hasMark ? detected.encoding : (given.encoding ?? detected.encoding);
  if (encoding === null) return { format: null, detected };
  const start = decoded(Buffer.concat(sample).subarray(0, sampleSize), encoding);
  const separator = given.separator ?? detectSeparator(start);
  const reason = detected.hasMark || given.encoding === null ? ` ${detected.reason}` : '';
  const format: FileFormat = {
    ...{ encoding, separator, hash: hash.digest('hex') },
    skippedLines: separatorLine(start) === null ? 0 : 1,
    text: `${name} is read as ${encodingNames[encoding]}, separated by ${separatorNames[separator]}s.${reason}`,
  };
  return { format, detected };
}

/** Same as above. @throws StartError when the encoding is a question that --encoding has to answer */
export async function readFileFormat(source: ImportSource, given: GivenFormat): Promise<FileFormat> {
  const { format, detected } = await detectFormat(source, given);
  return format ?? refused(questionText(source.name, detected));
}

/** Whether a file begins like an Excel workbook: a ZIP archive, or an OLE document of Excel 2003 and earlier. */
const isWorkbook = (start: Buffer | undefined): boolean =>
  ['504b0304', 'd0cf11e0'].includes(start?.subarray(0, 4).toString('hex') ?? '');

function questionText(file: string, { reason, readings }: DetectedEncoding): string {
  const ways = readings.map(
    ({ encoding, words }) => `  --encoding ${encoding}: ${words.map((word) => `'${word}'`).join(', ')}`,
  );
  return [
    `The encoding of ${file} is unclear. ${reason}`,
    ...(ways.length > 0 ? ['Choose the encoding in which these words are right:', ...ways] : []),
    'With --encoding utf-8, lines with other bytes are reported as errors. If nothing is right, export the file again as UTF-8.',
  ].join('\n');
}

/** The text of bytes; undecodable ones become U+FFFD, which no imported line may contain. */
function decoded(bytes: Buffer, encoding: FileEncoding): string {
  if (encoding === 'windows-1252' || encoding === 'macintosh')
    return decodeSingleByte(bytes.toString('latin1'), encoding);
  return new TextDecoder(encoding).decode(bytes);
}

/** Decodes the chunks of a file. */
export async function* decodedChunks(chunks: AsyncIterable<Buffer>, encoding: FileEncoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252' || encoding === 'macintosh') {
    for await (const chunk of chunks) yield decoded(chunk, encoding);
    return;
  }
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
