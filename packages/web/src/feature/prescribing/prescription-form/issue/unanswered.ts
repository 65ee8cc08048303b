import type { CallFailure } from '@signa/core/contract';
import { type SaveType, unansweredText } from '@signa/core/prescribing';
import { anotherText } from './use-stored-attempt';
import type { StoredAttempt } from './use-stored-attempt';

const labels: Readonly<Record<SaveType, string>> = {
  AuthorizeRx: 'Authorize',
  PrintRx: 'Print Rx',
  SaveAsDraft: 'Save As Draft',
};

/** The message of a failed save. If there was no response, it says that repeating the action is safe. */
export function messageOf(failure: CallFailure | null, type: SaveType): string | null {
  if (failure?.code !== 'UNAVAILABLE' || failure.message === anotherText) return failure?.message ?? null;
  return unansweredText(labels[type]);
}

/**
 * Why nothing was stored, shown in the form until the next press; `null` without a response, which has its own notice
 * (P-257).
 */
export function refusalText(failure: CallFailure | null): string | null {
  if (failure === null || failure.code === 'UNAVAILABLE') return null;
  return `Not saved: ${failure.message}`;
}

const isSaveType = (type: unknown): type is SaveType => typeof type === 'string' && type in labels;

/** The same message for an attempt that was stored before the page reloaded. */
export function unansweredTextOf({ sent }: Pick<NonNullable<StoredAttempt['unknown']>, 'sent'>): string {
  const [, variables] = JSON.parse(sent) as readonly [string, { readonly addPrescriptionType?: unknown }];
  const type = variables.addPrescriptionType;
  return unansweredText(labels[isSaveType(type) ? type : 'AuthorizeRx']);
}
