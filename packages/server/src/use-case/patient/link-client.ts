import type { MutationUpsertLocationPatientClientArgs, Operations } from '@signa/core/operation';
import { linksAfter, mayAddPatientTo } from '@signa/core/patient';
import { throwRefusal } from '../../failure/failure.js';
import { linksOf, storeLinks } from '../../store/patient/client-link-store.js';
import type { Outcome, Work } from '../work.js';

type Answer = Operations['UpsertLocationPatientClient']['data']['upsertLocationPatientClient'];

/**
 * Links a patient with a client of its location, or changes the link of the two (C-080, C-163). Which of the active
 * links is primary follows (C-081, C-082); a client who is not active gets no new patient (C-052).
 */
export async function linkClient(
  work: Work,
  { locationPatientId, locationClientId, isActive, isPrimary }: MutationUpsertLocationPatientClientArgs,
): Promise<Outcome<Answer>> {
  const { record: patient } = await work.hold('patient', { id: locationPatientId });
  const { record: client } = await work.hold('client', { id: locationClientId });
  const before = await linksOf(work.tx, patient);
  const after = linksAfter(before, { locationClientId: client.id, isActive, isPrimary });
  const of = (links: typeof after) => links.find((link) => link.locationClientId === client.id);
  const link = of(after);
  if (!link) throw new Error('A link just made is there');
  const open = mayAddPatientTo(client);
  if (link.isActive && of(before)?.isActive !== true && !open.allowed) throwRefusal(open);
  await storeLinks(work.tx, patient, after);
  const { locationId } = patient;
  const answer = { locationPatientId: patient.id, ...link };
  return { locationId, answer, subject: `patient:${patient.id}`, before, after };
}
