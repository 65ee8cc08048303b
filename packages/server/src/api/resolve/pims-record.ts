import { caretakerSearchInput, type PimsConnectionType, providerIdTypes, recordId } from '@signa/core/pims';
import type { CaretakerRecord, PatientRecord } from '@signa/core/pims-record';
import { trimmed, trimmedOrNull } from '@signa/core/text';
import { Failure } from '../../failure/failure.js';
import { findClientOfRecord } from '../../store/client/client-of-record.js';
import { findPatientOfRecord } from '../../store/patient/patient-of-record.js';
import { readAt } from '../context.js';
import { askAccount, locationsOfAccount } from '../pims-access.js';
import { presentClient } from '../present/client.js';
import { resolversOf } from '../resolver.js';

export const pimsRecordResolvers = resolversOf({
  searchPimsCaretakers: ({ input }, context) => {
    const { pimsAccountId, pimsConnectionType, firstName, lastName, email, phone, patientName } = input;
    const account = { pimsAccountId, pimsConnectionType, pimsAccountLocationId: null };
    const typed = { firstName, lastName, email, phone, patientName };
    const asked = caretakerSearchInput(account, withTexts(typed));
    const wanted = Object.fromEntries(Object.entries(asked).filter(([field]) => field in typed)) as Partial<
      Record<keyof typeof typed, string>
    >;
    return askAccount(context, input, async (records) => (await records.searchCaretakers(wanted)).map(caretakerShown));
  },
  getPimsCaretakerById: ({ input }, context) => {
    const id = idAsked(input.pimsConnectionType, input, 'input.');
    return askAccount(context, input, async (records) => {
      const [found] = await records.caretakersById([id]);
      return found ? caretakerShown(found) : null;
    });
  },
  searchPimsPatients: ({ input }, context) => {
    const name = trimmedOrNull(input.name);
    const caretakerId = recordId(input.pimsConnectionType, {
      pimsId: input.pimsCaretakerId ?? null,
      pimsProviderId: input.providerCaretakerId ?? null,
    });
    const wanted = { ...(name !== null && { name }), ...(caretakerId !== null && { caretakerId }) };
    return askAccount(context, input, async (records) => (await records.searchPatients(wanted)).map(patientShown));
  },
  getPimsCaretakerList: (args, context) =>
    askAccount(context, args, async (records) =>
      (await records.caretakersById(idsAsked(args.pimsIds))).map(caretakerShown),
    ),
  getPimsPatientList: (args, context) =>
    askAccount(context, args, async (records) =>
      (await records.patientsById(idsAsked(args.pimsIds))).map(patientShown),
    ),
  getPimsPatientById: (args, context) => {
    const id = idAsked(args.pimsConnectionType, args, '');
    return askAccount(context, args, async (records) => {
      const [found] = await records.patientsById([id]);
      return found ? patientShown(found) : null;
    });
  },
  GetLocationClientByPimsId: async ({ pimsAccountId, pimsId, locationId }, context) => {
    const locations = await locationsOfAccount(context, pimsAccountId, null);
    for (const { id, pimsConnectionType: type } of locations) {
      if (type === null || (locationId && locationId !== id)) continue;
      const found = await readAt(context, id, (sql) => findClientOfRecord(sql, id, type, pimsId));
      if (found) return presentClient(found);
    }
    return null;
  },
  GetLocationPatientByPimsId: async ({ pimsAccountId, pimsId, locationId }, context) => {
    const locations = await locationsOfAccount(context, pimsAccountId, null);
    const type = locations.find(({ id }) => id === locationId)?.pimsConnectionType;
    return type ? readAt(context, locationId, (sql) => findPatientOfRecord(sql, locationId, type, pimsId)) : null;
  },
});

type Typed = Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'patientName', string | null | undefined>>;

function withTexts({ firstName, lastName, email, phone, patientName }: Typed) {
  const text = (typed: string | null | undefined) => typed ?? '';
  return {
    firstName: text(firstName),
    lastName: text(lastName),
    email: text(email),
    phone: text(phone),
    patientName: text(patientName),
  };
}

const idsAsked = (ids: readonly string[]) => ids.map(trimmed).filter(Boolean);

interface IdsSent {
  readonly pimsId?: string | null;
  readonly providerId?: string | null;
}

/** C-168, C-172: without the id that the system knows its records by nothing can be asked. */
function idAsked(type: PimsConnectionType, { pimsId, providerId }: IdsSent, path: string): string {
  const id = recordId(type, { pimsId: pimsId ?? null, pimsProviderId: providerId ?? null });
  if (id !== null) return id;
  const field = `${path}${providerIdTypes.includes(type) ? 'providerId' : 'pimsId'}`;
  const message = 'This field is required';
  throw new Failure('BAD_USER_INPUT', message, [{ path: field, code: 'required', message }]);
}

/** Lists of the contract may be changed by their reader, records of core may not. */
function patientShown(patient: PatientRecord) {
  return {
    ...patient,
    allergies: [...patient.allergies],
    leftOut: [...patient.leftOut],
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
  };
}
