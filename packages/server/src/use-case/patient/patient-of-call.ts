import type { MutationUpdateLocationPatientArgs } from '@signa/core/contract';
import { Failure } from '../../failure/failure.js';

/**
 * The patient of the call: named by updatePatientId, as a link names it, or by the id of the input.
 *
 * @throws BAD_USER_INPUT where neither is sent, or two that differ (C-161)
 */
export function patientIdOf({ updatePatientId, input }: MutationUpdateLocationPatientArgs): string {
  const id = updatePatientId ?? input.id;
  if (!id) throw misnamed('required', 'Enter the id of the patient.');
  if (input.id && input.id !== id)
    throw misnamed('mismatch', 'This id and the one of the input belong to two patients.');
  return id;
}

const misnamed = (code: string, message: string) =>
  new Failure('BAD_USER_INPUT', message, [{ path: 'updatePatientId', code, message }]);
