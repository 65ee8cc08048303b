import { required, requiredText } from '@signa/core/base';
import type { AddLocationPatientInput } from '@signa/core/contract';
import { mayImportPatient } from '@signa/core/clients';
import { isPimsImportOn, linkedId, linkIds, providerIdTypes, recordId } from '@signa/core/practice';
import { Failure, notFound, throwRefusal } from '../failure/failure.js';
import { idOfRecord } from '../store/pims/pims/record-link.js';
import { pimsLocation } from '../store/practice/place/pims-account.js';
import { loadFeatures } from '../store/practice/practice/feature-store.js';
import type { ImportedRecord } from '../use-case/clients/patient/imported-form.js';
import { type Context, readAt } from './context.js';
import { askLocation } from './pims-access.js';

/**
 * The PIMS record that a new patient is created from, read from the PIMS rather than taken from the caller (C-118). It
 * is read before anything is stored, so that no lock is kept during a call to a partner.
 *
 * @returns `null` for a patient without a record, and when the use case rejects the call anyway: importing is disabled,
 * or the record was already imported
 * @throws Failure BAD_USER_INPUT for a deceased patient (C-118), NOT_FOUND for an unknown one, PARTNER_UNREACHABLE
 * (C-092)
 */
export async function recordToImport(context: Context, input: AddLocationPatientInput): Promise<ImportedRecord | null> {
  const sent = { pimsId: input.pimsId ?? null, pimsProviderId: input.pimsProviderId ?? null };
  const { locationId } = input;
  const { location, features } = await readAt(context, locationId, async (sql) => ({
    location: await pimsLocation(sql, locationId),
    features: await loadFeatures(sql, locationId),
  }));
  const type = location?.pimsConnectionType;
  if (!location || !type || !isPimsImportOn(location, new Set(features))) return null;
  if (linkedId({ ...sent, pimsConnectionType: type }) === null) return null;
  const id = recordId(type, sent);
  if (id === null) throw new Failure('BAD_USER_INPUT', requiredText, [required(idField(type))]);
  const known = await readAt(context, locationId, (sql) =>
    idOfRecord(sql, 'patient', locationId, { type, recordId: id }),
  );
  if (known !== null) return null;
  const [record] = await askLocation(context, location, type, (records) => records.patientsById([id]));
  if (!record || record.isDeleted) throw notFound('PIMS patient');
  const may = mayImportPatient(record);
  if (!may.allowed) throwRefusal(may);
  return { record, ids: linkIds(type, record) };
}

const idField = (type: (typeof providerIdTypes)[number]) =>
  providerIdTypes.includes(type) ? 'input.pimsProviderId' : 'input.pimsId';
