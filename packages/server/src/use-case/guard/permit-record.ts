import type { OperationName } from '@signa/core/contract';
import { type Caller, mayUse } from '@signa/core/administration';
import { throwRefusal } from '../../failure/failure.js';

/** Asks whether an operation may touch a record found by its own id: the role at the record's location counts. */
export function permitRecord(caller: Caller, operation: OperationName, locationId: string | null): void {
  const verdict = mayUse({ operation, caller, locationIds: locationId === null ? [] : [locationId] });
  if (!verdict.allowed) throwRefusal(verdict);
}
