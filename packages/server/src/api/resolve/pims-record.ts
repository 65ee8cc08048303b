import { required, requiredText, trimmed, trimmedOrNull } from '@signa/core/base';
import { type PimsConnectionType, providerIdTypes, recordId, searchedTexts } from '@signa/core/practice';
import type { CaretakerRecord, PatientRecord } from '@signa/core/pims';
import { Failure } from '../../failure/failure.js';
import { findClient } from '../../store/clients/client/client-store.js';
import { findPatient } from '../../store/clients/patient/patient-store.js';
import { findStoredClient, findStoredPatient } from '../../store/pims/pims/last-read-record.js';
import { idOfRecord } from '../../store/pims/pims/record-link.js';
import { keepRecords } from '../../store/pims/pims/refresh-store.js';
import { storeReportedClient, storeReportedPatient } from '../../use-case/pims/pims/keep-reported.js';
import { readAt } from '../context.js';
import { findPimsDifferences } from '../find-pims-differences.js';
import { lookUp } from '../look-up.js';
import { askAccount, locationsOfAccount, lookUpAccount } from '../pims-access.js';
import { readRecord } from '../pims-synced.js';
import { presentClient } from '../present/client.js';
import { resolversOf } from '../resolver.js';

export const pimsRecordResolvers = resolversOf({
  searchPimsCaretakers: ({ input }, context) => {
    const wanted = searchedTexts(input.pimsConnectionType, input);
    const look = () =>
      askAccount(context, input, async (records) => (await records.searchCaretakers(wanted)).map(caretakerShown));
    return lookUpAccount(context, input, look, () => ({}));
  },
  getPimsCaretakerById: async ({ input }, context) => {
    const id = requiredId(input.pimsConnectionType, input, 'input.');
    const look = () =>
      readRecord<CaretakerRecord>(context, input, {
        linked: 'client',
        recordId: id,
        ask: async () => (await askAccount(context, input, (records) => records.caretakersById([id])))[0],
        keep: storeReportedClient,
        store: (tx, { locationId, id: clientId }, record, at) =>
          keepRecords(tx, [{ locationId, clientId, record }], at),
        kept: findStoredClient,
      });
    const read = await lookUpAccount(context, input, look, (found) => ({
      shown: found ? [personOf(found.theirs)] : [],
    }));
    return read && { ...caretakerShown(read.theirs), synced: read.synced };
  },
  GetPimsDifferences: ({ clientId }, context) => findPimsDifferences(context, clientId),
  searchPimsPatients: ({ input }, context) => {
    const name = trimmedOrNull(input.name);
    const caretakerId = recordId(input.pimsConnectionType, {
      pimsId: input.pimsCaretakerId ?? null,
      pimsProviderId: input.providerCaretakerId ?? null,
    });
    const wanted = { ...(name !== null && { name }), ...(caretakerId !== null && { caretakerId }) };
    return askAccount(context, input, async (records) => (await records.searchPatients(wanted)).map(patientShown));
  },
  getPimsCaretakerList: (args, context) => {
    const look = () =>
      askAccount(context, args, async (records) =>
        (await records.caretakersById(validIds(args.pimsIds))).map(caretakerShown),
      );
    return lookUpAccount(context, args, look, (found) => ({ shown: found.map(personOf) }));
  },
  getPimsPatientList: (args, context) => {
    const look = () =>
      askAccount(context, args, async (records) =>
        (await records.patientsById(validIds(args.pimsIds))).map(patientShown),
      );
    return lookUpAccount(context, args, look, (found) => ({ shown: found.flatMap(({ name }) => name ?? []) }));
  },
  getPimsPatientById: async (args, context) => {
    const id = requiredId(args.pimsConnectionType, args, '');
    const read = await readRecord<PatientRecord>(context, args, {
      linked: 'patient',
      recordId: id,
      ask: async () => (await askAccount(context, args, (records) => records.patientsById([id])))[0],
      keep: storeReportedPatient,
      kept: (sql, one) => findStoredPatient(sql, { ...one, recordId: id }),
    });
    return read && { ...patientShown(read.theirs), synced: read.synced };
  },
  GetLocationClientByPimsId: async ({ pimsAccountId, pimsId, locationId }, context) => {
    const locations = await locationsOfAccount(context, pimsAccountId, null);
    for (const { id, pimsConnectionType: type } of locations) {
      if (type === null || (locationId && locationId !== id)) continue;
      const look = () =>
        readAt(context, id, async (sql) => {
          const clientId = await idOfRecord(sql, 'client', id, { type, recordId: pimsId });
          return clientId === null ? null : findClient(sql, [id], clientId);
        });
      const found = await lookUp(context, id, look, (client) => client && { subject: `client:${client.id}` });
      if (found) return presentClient(found);
    }
    return null;
  },
  GetLocationPatientByPimsId: async ({ pimsAccountId, pimsId, locationId }, context) => {
    const locations = await locationsOfAccount(context, pimsAccountId, null);
    const type = locations.find(({ id }) => id === locationId)?.pimsConnectionType;
    if (!type) return null;
    const look = () =>
      readAt(context, locationId, async (sql) => {
        const patientId = await idOfRecord(sql, 'patient', locationId, { type, recordId: pimsId });
        return patientId === null ? null : findPatient(sql, [locationId], patientId);
      });
    return lookUp(context, locationId, look, (patient) => patient && { subject: `patient:${patient.id}` });
  },
});

const personOf = ({ firstName, lastName }: Pick<CaretakerRecord, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

const validIds = (ids: readonly string[]) => ids.map(trimmed).filter(Boolean);

interface IdsSent {
  readonly pimsId?: string | null;
  readonly providerId?: string | null;
}

/** C-168, C-172: without the id that the PIMS uses for its records, no request is possible. */
function requiredId(type: PimsConnectionType, { pimsId, providerId }: IdsSent, path: string): string {
  const id = recordId(type, { pimsId: pimsId ?? null, pimsProviderId: providerId ?? null });
  if (id !== null) return id;
  const field = `${path}${providerIdTypes.includes(type) ? 'providerId' : 'pimsId'}`;
  throw new Failure('BAD_USER_INPUT', requiredText, [required(field)]);
}

/** The contract's lists are mutable for readers, core's records are not. */
function patientShown(patient: PatientRecord) {
  return {
    ...patient,
    allergies: [...patient.allergies],
    leftOut: [...patient.leftOut],
    synced: [],
  };
}

function caretakerShown(caretaker: CaretakerRecord) {
  return {
    ...caretaker,
    emails: [...caretaker.emails],
    phones: [...caretaker.phones],
    addresses: [...caretaker.addresses],
    patients: caretaker.patients.map(patientShown),
    leftOut: [...caretaker.leftOut],
    synced: [],
  };
}
