import { type Issue, type Notice, required } from '../../base/failure/index.js';
import { isBlank, isTooLong, unsafeIssue } from '../../base/text/index.js';
import { formatDate, type PlainDate } from '../../base/time/index.js';

/** Maximum characters of the text for the client about an exam (P-518). */
export const examTextMaxLength = 500;

/** What the proposed text for a client mentions; what is unknown is left out. */
export interface ExamTextFacts {
  readonly patientName: string | null;
  readonly productName: string | null;
  readonly practiceName: string;
  readonly deadline: PlainDate | null;
}

/**
 * The proposed text for the client: 'Otis needs an exam before we can renew Galliprant Tablets. Please call Wren Street
 * Animal Hospital by 12-05-2026 to schedule one.'
 *
 * @see P-518
 */
export function proposedExamText({ patientName, productName, practiceName, deadline }: ExamTextFacts): string {
  const who = patientName ?? 'Your pet';
  const what = productName ?? 'this prescription';
  const when = deadline === null ? '' : ` by ${formatDate(deadline)}`;
  return `${who} needs an exam before we can renew ${what}. Please call ${practiceName}${when} to schedule one.`;
}

/**
 * What prevents asking for an exam: no text for the client, or one that is too long.
 *
 * @see P-518
 */
export function checkExamText(clientText: string): readonly Issue[] {
  const path = 'clientText';
  if (isBlank(clientText)) return [required(path)];
  if (isTooLong(clientText, examTextMaxLength))
    return [{ path, code: 'too-long', message: `The text can have at most ${examTextMaxLength} characters` }];
  const unsafe = unsafeIssue(clientText, path);
  return unsafe === null ? [] : [unsafe];
}

/** Shown after an exam was asked for, or is no longer. @see P-518 */
export const examNotice = (isAskedFor: boolean): Notice =>
  isAskedFor
    ? { status: 'success', title: 'Waiting for an exam', description: 'Tell the client: Signa sends no message.' }
    : { status: 'success', title: 'No longer waiting for an exam' };
