import { patientsInOrder, selectedPatient } from '@signa/core/clients';
import { GetLocationClientDocument, GetLocationPatientDocument } from '@signa/core/contract/typed';
import { profileFromUrl } from '@signa/core/prescribing';
import { usePractice } from '../../platform/practice/practice';
import { useOperation } from '../../client/query/use-operation';
import { useAlertsOfRecord } from '../../feature/clients/record-alerts/use-record-alerts';
import { useAddress } from '../../feature/prescribing/wizard/flow/use-address';
import { lookUpOf } from '../../feature/prescribing/wizard/flow/use-parties';
import type { LookUp, PartyClient, PartyPatient } from '../../feature/prescribing/wizard/flow/use-parties';

export type ProfileClient = PartyClient;
export type ProfilePatient = PartyPatient;
/** A patient as the client's list contains it. */
export type ListedPatient = NonNullable<PartyClient['locationPatientClients'][number]['locationPatient']>;

export interface ClientProfile {
  /** `null` if the address names no client of the selected location (C-006). */
  readonly client: LookUp<ProfileClient>;
  readonly patients: readonly ListedPatient[];
  readonly selected: ListedPatient | null;
  /** Whether the address names the selected patient. */
  readonly isPatientAsked: boolean;
  /** The selected patient in full. */
  readonly patient: LookUp<ProfilePatient>;
  /** The patient in the address, if that record was merged into another one (C-253). */
  readonly mergedPatientId: string | null;
  /** Whether the alerts of the client or the selected patient are outstanding. */
  readonly alertsAwaited: { readonly client: boolean; readonly patient: boolean };
}

/** The client in the address, with the patients and the selected one (C-005, C-006). */
export function useClientProfile(): ClientProfile {
  const { location } = usePractice();
  const { clientId, ...asked } = profileFromUrl(useAddress());
  const readClient = useOperation(GetLocationClientDocument, { id: clientId ?? '' }, { enabled: clientId !== null });
  const looked = lookUpOf(readClient, ({ locationClient }) => locationClient);
  // Alerts of a merged record moved to the one that was kept (C-346).
  const hasAlerts = !looked.found?.mergedIntoId;
  const clientAlerts = useAlertsOfRecord('client', hasAlerts ? clientId : null);
  const isElsewhere = looked.found ? looked.found.locationId !== location.id || looked.found.isOfficeUse : false;
  const client = { ...looked, found: clientId === null || isElsewhere ? null : looked.found };
  const patients = client.found ? patientsInOrder(client.found) : [];
  const selected = selectedPatient(patients, asked);
  // The patient in the address is loaded in parallel with the client.
  const patientId = client.found === undefined ? asked.patientInQuery : (selected?.id ?? null);
  const readPatient = useOperation(
    GetLocationPatientDocument,
    { id: patientId ?? '' },
    { enabled: patientId !== null },
  );
  const patientAlerts = useAlertsOfRecord('patient', hasAlerts ? patientId : null);
  const isPatientAsked = selected?.id === (asked.patientInQuery ?? asked.patientInState);
  const elsewhere = client.found && asked.patientInQuery !== selected?.id ? asked.patientInQuery : null;
  const readElsewhere = useOperation(
    GetLocationPatientDocument,
    { id: elsewhere ?? '' },
    { enabled: elsewhere !== null },
  );
  const named = elsewhere === null ? null : readElsewhere.data?.locationPatient;
  const mergedPatientId = named?.mergedIntoId && named.locationId === location.id ? named.id : null;
  const patient = lookUpOf(readPatient, ({ locationPatient }) => locationPatient);
  const alertsAwaited = { client: clientAlerts.isAwaited, patient: patientAlerts.isAwaited };
  return { client, patients, selected, isPatientAsked, patient, mergedPatientId, alertsAwaited };
}
