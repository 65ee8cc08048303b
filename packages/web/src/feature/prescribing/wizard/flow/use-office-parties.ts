import { linkedPatients } from '@signa/core/clients';
import { GetLocationPatientDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../../client/query/use-operation';
import { lookUpOf } from './use-parties';
import type { PartyPatient } from './use-parties';
import { useOfficeUseClient } from './use-office-use-client';
import type { OfficeClient } from './use-office-use-client';

/** The client and patient of a prescription for office use. */
interface OfficeParties {
  readonly parties: { readonly client: OfficeClient; readonly patient: PartyPatient } | null;
  /** Why they could not be loaded. */
  readonly failure: string | null;
  readonly refreshing: boolean;
  readonly again: () => void;
}

const noPatientText = 'The office-use patient of this location is missing. Contact Signa support.';

/** The office-use client and patient of the location. */
export function useOfficeParties(): OfficeParties {
  const read = useOfficeUseClient();
  const { client } = read;
  const id = client && (linkedPatients(client)[0]?.id ?? null);
  const look = useOperation(GetLocationPatientDocument, { id: id ?? '' }, { enabled: id !== null });
  const patient = lookUpOf(look, ({ locationPatient }) => locationPatient);
  const isMissing = client !== null && (id === null || patient.found === null);
  return {
    parties: client && patient.found ? { client, patient: patient.found } : null,
    failure: (read.failure ?? patient.failure)?.message ?? (isMissing ? noPatientText : null),
    refreshing: read.refreshing || patient.refreshing,
    again: () => (patient.failure ? patient.again() : read.again()),
  };
}
