import type { Operations } from '@signa/core/contract';
import type { MutationUpsertLocationPatientClientArgs } from '@signa/core/contract/resolvers';
import { linksOf, storeLinks } from '../../../store/clients/patient/client-link-store.js';
import type { Outcome, Work } from '../../work.js';
import { changedLinks } from './client-links.js';

type Answer = Operations['UpsertLocationPatientClient']['data']['upsertLocationPatientClient'];

/**
 * Links a patient with a client of its location, or changes the existing link (C-080, C-163). The primary link follows
 * from the active links (C-081, C-082). An inactive client gets no new patient (C-052).
 */
export async function linkClient(
  work: Work,
  { locationPatientId, ...change }: MutationUpsertLocationPatientClientArgs,
): Promise<Outcome<Answer>> {
  const { record: patient } = await work.lock('patient', { id: locationPatientId });
  const before = await linksOf(work.tx, patient);
  const after = await changedLinks(work, before, [change]);
  await storeLinks(work.tx, patient, after);
  const link = after.find(({ locationClientId }) => locationClientId === change.locationClientId);
  if (!link) throw new Error('The link could not be read back');
  const { locationId } = patient;
  const answer = { locationPatientId: patient.id, ...link };
  return { locationId, answer, subject: `patient:${patient.id}`, before, after };
}
