import { type Issue } from '../../base/failure/index.js';
import { trimmed, visibleLength } from '../../base/text/index.js';
import { importLimits } from './limits.js';
import { importFileTexts } from './text.js';

/** A file before it is uploaded. */
export interface ImportUpload {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** What is wrong with a file before any of it is read. @see C-330 */
export function checkImportUpload({ name, size }: ImportUpload): Issue[] {
  const issue = (path: string, message: string): Issue => ({ path, code: 'invalid', message });
  if (trimmed(name) === '') return [issue('name', importFileTexts.noName)];
  if (visibleLength(name) > importLimits.name) return [issue('name', importFileTexts.longName)];
  if (workbook.test(name)) return [issue('name', importFileTexts.workbook)];
  if (size === 0) return [issue('file', importFileTexts.empty)];
  return size > importLimits.bytes ? [issue('file', importFileTexts.tooLarge)] : [];
}

/** Files of spreadsheet programs, which aren't text. */
const workbook = /\.(?:xlsx?|xlsm|xlsb|ods|numbers|zip|pdf)$/i;

const nouns = ['client', 'patient'] as const;

/** The kinds of records that the portal imports from files. */
export type ImportFileNoun = (typeof nouns)[number];
export const importFileNouns: readonly ImportFileNoun[] = nouns;

/** A part of a file: the upload that it belongs to, and its place in it, starting with 0. */
export interface ImportPartAddress {
  readonly locationId: string;
  readonly uploadId: string;
  readonly number: number;
}

/** The number of parts that a file of the maximum size needs. */
export const maxImportParts = Math.ceil(importLimits.bytes / importLimits.partBytes);

/** The path to which a part of a file is sent, as the body of a POST. @see C-330 */
export const importPartPath = ({ locationId, uploadId, number }: ImportPartAddress): string =>
  `/import-file/${locationId}/${uploadId}/${number}`;

/** Parses the path of a part; `null` for another path. */
export function readImportPartPath(path: string): ImportPartAddress | null {
  const [, locationId = '', uploadId = '', number = ''] =
    /^\/import-file\/(\d{1,18})\/([\da-f-]{36})\/(\d{1,4})$/.exec(path) ?? [];
  return number === '' ? null : { locationId, uploadId, number: Number(number) };
}
