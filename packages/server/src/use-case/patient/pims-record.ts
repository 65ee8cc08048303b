import { pimsIdIssue } from '@signa/core/client';
import type { AddLocationPatientInput } from '@signa/core/operation';
import { alreadyImportedNotice } from '@signa/core/patient';
import { mayImport, mayLink } from '@signa/core/pims';
import { trimmedOrNull } from '@signa/core/text';
import { Failure, notFound, requireNoIssues, throwRefusal } from '../../failure/failure.js';
import { isPatientLinkTaken, type StoredPatient } from '../../store/patient/patient-store.js';
import { pimsSettingsOf } from '../../store/place/pims-settings.js';
import { loadFeatures } from '../../store/practice/feature-store.js';
import type { Work } from '../work.js';

type Sent = Pick<AddLocationPatientInput, 'pimsId' | 'pimsProviderId' | 'isPIMSImport'>;

/** The columns of the record of the practice system that a new patient comes with: where importing is on, and free (C-085, C-089). */
export async function recordOfNew(work: Work, locationId: string, sent: Sent) {
  const location = await settingsOf(work, locationId);
  const open = mayImport(sent, location, new Set(await loadFeatures(work.tx, locationId)));
  if (!open.allowed) throwRefusal(open);
  const ids = { pims_id: trimmedOrNull(sent.pimsId), pims_provider_id: trimmedOrNull(sent.pimsProviderId) };
  return {
    ...(await freeRecord(work, { locationId, id: null }, ids, location.pimsConnectionType)),
    is_pims_import: sent.isPIMSImport === true,
  };
}

/** The columns of the record that an update links a patient with: where PIMS is on, once, and with one that is free (C-084, C-089, C-115). */
export async function recordOfUpdate(work: Work, before: StoredPatient, sent: Omit<Sent, 'isPIMSImport'>) {
  const locked = [
    pimsIdIssue(before.pimsId, sent.pimsId),
    pimsIdIssue(before.pimsProviderId, sent.pimsProviderId, 'pimsProviderId'),
  ];
  requireNoIssues(locked.filter((issue) => issue !== null));
  const ids = {
    pims_id: before.pimsId ?? trimmedOrNull(sent.pimsId),
    pims_provider_id: before.pimsProviderId ?? trimmedOrNull(sent.pimsProviderId),
  };
  if (ids.pims_id === before.pimsId && ids.pims_provider_id === before.pimsProviderId) return {};
  const location = await settingsOf(work, before.locationId);
  const open = mayLink({ pimsId: ids.pims_id, pimsProviderId: ids.pims_provider_id }, location);
  if (!open.allowed) throwRefusal(open);
  return await freeRecord(work, before, ids, location.pimsConnectionType);
}

async function settingsOf(work: Work, locationId: string) {
  const location = await pimsSettingsOf(work.tx, locationId);
  if (!location) throw notFound('Location');
  return location;
}

async function freeRecord(
  { tx }: Work,
  { locationId, id }: { readonly locationId: string; readonly id: string | null },
  ids: { readonly pims_id: string | null; readonly pims_provider_id: string | null },
  connectionType: string | null,
) {
  const isLinked = ids.pims_id !== null || ids.pims_provider_id !== null;
  const link = { ...ids, pims_connection_type: isLinked ? connectionType : null };
  if (isLinked && (await isPatientLinkTaken(tx, locationId, id, link)))
    throw new Failure('CONFLICT', alreadyImportedNotice.title);
  return link;
}
