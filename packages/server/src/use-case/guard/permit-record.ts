import type { OperationName } from '@signa/core/contract';
import { type Caller, mayUse } from '@signa/core/administration';
import { throwRefusal } from '../../failure/failure.js';

/**
 * Checks whether the operation may access a record found by its own id, using the caller's role at the record's
 * location.
 */
export function permitRecord(caller: Caller, operation: OperationName, locationId: string | null): void {
  const verdict = mayUse({ operation, caller, locationIds: locationId === null ? [] : [locationId] });
  if (!verdict.allowed) throwRefusal(verdict);
}
