import { type IssuedExternalCheck, issuedExternalChecks } from '@signa/core/prescribing';
import { carriedAnswers } from '@signa/core/safety';
import {
  answersKeptFor,
  findExternalCheckForUpdate,
  linkExternalCheck,
  listAnsweredChecks,
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
  { tx, now }: Work,
  { locationId, acting, externalCheckId, externalServices }: Save,
  { check, facts, prescriptionId }: AllowedSave & { readonly prescriptionId: string },
): Promise<readonly IssuedExternalCheck[] | null> {
  if (check === null || externalServices.length === 0) return null;
  const stored =
    externalCheckId === null
      ? null
      : await findExternalCheckForUpdate(tx, { locationId, id: externalCheckId, locationUserId: acting.id });
  if (externalCheckId === null || stored === null || stored.patientId !== facts.patient?.id)
    return issuedExternalChecks(externalServices, null);
  await linkExternalCheck(tx, { locationId, id: externalCheckId }, prescriptionId);
  const { results, answers, patientId } = stored;
  const since = new Date(Date.parse(now) - answersKeptFor).toISOString();
  // The same card may have been answered in another check, whose hook was asked while the form was different.
  const earlier = await listAnsweredChecks(tx, { locationId, locationUserId: acting.id, patientId }, since);
  const all = { ...carriedAnswers(results, earlier), ...answers };
  const texts = Object.fromEntries(Object.entries(all).map(([id, { text }]) => [id, text]));
  return issuedExternalChecks(externalServices, { results, answers: texts });
}
