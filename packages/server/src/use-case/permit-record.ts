import type { OperationName } from '@signa/core/operation';
import { type Caller, mayUse } from '@signa/core/permission';
import { throwRefusal } from '../failure/failure.js';

/** Asks whether an operation may touch a record found by its own id: the role at the record's location counts. */
export function permitRecord(caller: Caller, operation: OperationName, locationId: string): void {
  const verdict = mayUse({ operation, caller, locationIds: [locationId] });
  if (!verdict.allowed) throwRefusal(verdict);
}
