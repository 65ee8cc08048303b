import { trimmed } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import type { WritebackSettings } from './enabled.js';
import { writesBack } from './writeback.js';

/** Who a prescription is for and under whose license, as the practice system knows them. */
interface LinkedParty {
  readonly pimsId?: string | null;
}

export interface WriteBackFacts {
  readonly location: WritebackSettings & {
    /** Where another account of the practice system takes what is written back. */
    readonly pimsWritebackAccountId?: string | null;
  };
  /** Names of the features that are on at the location. */
  readonly features: ReadonlySet<string>;
  /** `null` for office use. */
  readonly patient: LinkedParty | null;
  readonly vet: LinkedParty | null;
}

/** Where an issued prescription is written in the practice system. */
export interface WriteBackTarget {
  readonly pimsConnectionType: PimsConnectionType;
  readonly pimsAccountId: string;
  readonly patientPimsId: string;
  readonly vetPimsId: string;
}

/**
 * Where an issued prescription is written back to; `null` when it is not: the location does not write back, or patient
 * or vet are not linked. What is decided here at the issue holds for every later attempt to deliver it.
 *
 * @see P-095
 */
export function writeBackTarget({ location, features, patient, vet }: WriteBackFacts): WriteBackTarget | null {
  if (!writesBack(location, features) || location.pimsConnectionType === null) return null;
  const pimsAccountId = trimmed(location.pimsWritebackAccountId) || trimmed(location.pimsAccountId);
  const [patientPimsId, vetPimsId] = [trimmed(patient?.pimsId), trimmed(vet?.pimsId)];
  if (!pimsAccountId || !patientPimsId || !vetPimsId) return null;
  return { pimsConnectionType: location.pimsConnectionType, pimsAccountId, patientPimsId, vetPimsId };
}
