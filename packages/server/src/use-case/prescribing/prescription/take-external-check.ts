import { type IssuedExternalCheck, issuedExternalChecks } from '@signa/core/prescribing';
import {
  findExternalCheckForUpdate,
  linkExternalCheck,
} from '../../../store/prescribing/external-check/external-check-store.js';
import type { Work } from '../../work.js';
import type { AllowedSave, Save } from './save.js';

/**
 * What the CDS services of the location had said when a prescription is issued, from the check that the form showed.
 * A check of another user or patient, or one that is no longer stored, is none: it never stops the issue (P-429, P-430).
 *
 * @returns `null` for a location without services, and for office use
 */
export async function takeExternalCheck(
  { tx }: Work,
  { locationId, acting, externalCheckId, externalServices }: Save,
  { check, facts, prescriptionId }: AllowedSave & { readonly prescriptionId: string },
): Promise<readonly IssuedExternalCheck[] | null> {
  if (check === null || externalServices.length === 0) return null;
  const stored =
    externalCheckId === null
      ? null
      : await findExternalCheckForUpdate(tx, { locationId, id: externalCheckId, locationUserId: acting.id });
  if (externalCheckId === null || stored?.patientId !== facts.patient?.id)
    return issuedExternalChecks(externalServices, null);
  await linkExternalCheck(tx, { locationId, id: externalCheckId }, prescriptionId);
  const answers = Object.fromEntries(Object.entries(stored?.answers ?? {}).map(([id, { text }]) => [id, text]));
  return issuedExternalChecks(externalServices, { results: stored?.results ?? [], answers });
}
