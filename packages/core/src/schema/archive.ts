import * as z from 'zod/mini';
import { checkArchiveInput } from '../prescribing/archive/index.js';
import { checked } from './checked.js';
import { flag } from './part.js';

/** `checkArchiveInput` as a schema; the code is that of the refusal (P-143). */
export const archiveInputSchema = checked(z.object({ archived: flag }), (input) => {
  const verdict = checkArchiveInput(input);
  return verdict.allowed ? [] : [{ path: 'archived', code: verdict.code, message: verdict.reason }];
});
