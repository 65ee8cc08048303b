/** A strict program passes answers of the API, and values that may be undefined, to the rules as they are. */
import type { Operations } from '@signa/core/contract';
import { conflictSubjectOf, patientFactsOf } from '@signa/core/prescribing';
import { checkConflicts } from '@signa/core/safety';
import { sampleKnowledge } from '@signa/core/sample-knowledge';

type Patient = NonNullable<Operations['GetPrescription']['data']['prescription']>['locationPatient'];

/** What another program may know of a patient. */
interface Known {
  readonly patient?: NonNullable<Patient>;
  readonly flavorId: string | undefined;
  readonly timeZone: string | undefined;
  readonly weight: number | undefined;
}

export function conflictsOf({ patient, flavorId, timeZone, weight }: Known) {
  const known = patientFactsOf({ ...patient, weight });
  const built = conflictSubjectOf({
    ...{ product: undefined, patient: known.ok ? known.facts : undefined, daysSupply: null, today: '2026-11-20' },
    ...{ knowledge: sampleKnowledge, flavorId, timeZone, dosing: undefined, self: undefined },
  });
  return built.ok ? checkConflicts(built.facts).conflicts : built.missing;
}
