import { trimmed } from '../../base/text/index.js';
import type { PimsConnectionType } from './connection-type.js';
import type { WritebackSettings } from './enabled.js';
import { writesBack } from './writeback.js';

/** The patient of a prescription, or the vet whose license it uses, with their IDs in the practice system. */
interface LinkedParty {
  readonly pimsId?: string | null;
}

export interface WriteBackFacts {
  readonly location: WritebackSettings & {
    /** The account to write back to, when it is not the location's own. */
    readonly pimsWritebackAccountId?: string | null;
  };
  /** Names of the features that are on at the location. */
  readonly features: ReadonlySet<string>;
  /** `null` for office use. */
  readonly patient: LinkedParty | null;
  readonly vet: LinkedParty | null;
}

/** Where to write an issued prescription in the practice system. */
export interface WriteBackTarget {
  readonly pimsConnectionType: PimsConnectionType;
  readonly pimsAccountId: string;
  readonly patientPimsId: string;
  readonly vetPimsId: string;
}

/**
 * The target to write an issued prescription back to; `null` when the location does not write back, or patient or vet
 * are not linked. The target is fixed when the prescription is issued and is the same for every delivery attempt.
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
