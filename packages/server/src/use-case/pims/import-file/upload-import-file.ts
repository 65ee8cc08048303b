import type { MutationAddImportFileArgs, MutationSendImportPartArgs } from '@signa/core/contract/resolvers';
import { checkImportUpload, importFileTexts, importLimits, maxImportParts } from '@signa/core/pims';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import {
  countOpenImportFiles,
  findImportFile,
  insertImportFile,
} from '../../../store/pims/import-file/import-file-store.js';
import { countLooseParts, insertPart, sizeOfParts } from '../../../store/pims/import-file/part-store.js';
import type { Outcome, Unchanged, Work } from '../../work.js';
import { startedByOf } from './begin-import-work.js';
import { type ImportFile, presentImportFile } from './present-import-file.js';

interface SentPart {
  readonly number: number;
  readonly size: number;
}

/** Interrupted uploads of a location that are kept until the next day, in parts. */
const maxLooseParts = 5 * maxImportParts;

/**
 * Stores a part of a file (C-330). It belongs to no record before the file is added, which is audited; parts of which
 * no file comes are deleted. A part that was sent before is kept as it is.
 */
export async function sendImportPart(
  { tx, now, actAt }: Work,
  { locationId, uploadId: id, number, content }: MutationSendImportPartArgs,
): Promise<Unchanged<SentPart>> {
  await actAt(locationId);
  if (number < 0 || number >= maxImportParts) throw new Failure('BAD_USER_INPUT', importFileTexts.tooLarge);
  if (content.length === 0 || content.length > importLimits.partBytes)
    throw new Failure('BAD_USER_INPUT', importFileTexts.partTooLarge);
  if (await findImportFile(tx, { locationId, id })) throw new Failure('CONFLICT', importFileTexts.notNow);
  if ((await countLooseParts(tx, locationId)) >= maxLooseParts)
    throw new Failure('CONFLICT', importFileTexts.manyUploads);
  await insertPart(tx, { locationId, id, kind: 'content', number, at: now, content });
  return { unchanged: { number, size: content.length } };
}

/** Adds a file whose parts were all sent (C-330). */
export async function addImportFile(
  work: Work,
  { locationId, input: { uploadId: id, noun, name, size } }: MutationAddImportFileArgs,
): Promise<Outcome<ImportFile>> {
  const { tx, now } = work;
  const { name: by, ...startedBy } = await startedByOf(work, locationId);
  const issues = checkImportUpload({ name, size });
  requireNoIssues(issues.map((issue) => ({ ...issue, path: `input.${issue.path}` })));
  if ((await countOpenImportFiles(tx, locationId)) >= importLimits.openFiles)
    throw new Failure('CONFLICT', importFileTexts.tooManyOpen);
  const file = { locationId, id };
  if (await findImportFile(tx, file)) throw new Failure('CONFLICT', importFileTexts.notNow);
  if ((await sizeOfParts(tx, file)) !== size) throw new Failure('BAD_USER_INPUT', importFileTexts.incomplete);
  await insertImportFile(tx, { ...file, noun, name, size, at: now, by, startedBy });
  const added = await findImportFile(tx, file);
  if (!added) throw new Error('The file was just added');
  return {
    locationId,
    answer: presentImportFile(added),
    subject: `import:${id}`,
    before: null,
    after: { file: name, noun, size },
  };
}
