import type { MutationUpdateLocationPatientArgs } from '@signa/core/contract/resolvers';
import { Failure } from '../../../failure/failure.js';

/**
 * The patient of the call, named by updatePatientId, as link calls do, or by the id of the input.
 *
 * @throws BAD_USER_INPUT when neither is sent or the two differ (C-161)
 */
export function patientIdOf({ updatePatientId, input }: MutationUpdateLocationPatientArgs): string {
  const id = updatePatientId ?? input.id;
  if (!id) throw misnamed('required', 'Enter the ID of the patient.');
  if (input.id && input.id !== id)
    throw misnamed('mismatch', 'This ID and the one in the input belong to different patients.');
  return id;
}

const misnamed = (code: string, message: string) =>
  new Failure('BAD_USER_INPUT', message, [{ path: 'updatePatientId', code, message }]);
