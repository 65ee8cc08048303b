import type { ContractName } from '../../contract/index.js';
import { visitOfAddProduct, visitOfProfile } from '../../prescribing/selection/index.js';
import type { PaletteRecord } from './record.js';

/** Decides what a user may open and call: the guard of the pages and the permission table. */
export interface LinkRights {
  readonly opens: (path: string) => boolean;
  readonly mayUse: (operation: ContractName) => boolean;
}

const whole = ({ path, search }: { readonly path: string; readonly search: string }) => path + search;
const ifOpen = (path: string, { opens }: LinkRights): string | null => (opens(path) ? path : null);

/** The link to start a prescription for a client; `null` without permission. @see C-007, P-289 */
export const linkToPrescribe = (clientId: string, ways: LinkRights): string | null =>
  ways.mayUse('AddPrescription') ? ifOpen(`/create/prescription/client/${encodeURIComponent(clientId)}`, ways) : null;

/** The link to start a prescription for a patient; `null` without permission. @see C-008, P-289 */
export const linkToPrescribeFor = (
  { clientId, id }: { readonly clientId: string; readonly id: string },
  ways: LinkRights,
): string | null =>
  ways.mayUse('AddPrescription') ? ifOpen(whole(visitOfAddProduct({ clientId, patientId: id })), ways) : null;

/**
 * The link to the profile or, for a user who may prescribe but not open profiles, to the wizard with this client
 * (P-012).
 */
export const linkToClient = (id: string, ways: LinkRights): string | null =>
  ifOpen(whole(visitOfProfile({ clientId: id, patientId: null })), ways) ?? linkToPrescribe(id, ways);

/** The link to the client's profile with this patient, or else to start a prescription for the patient. */
export const linkToPatient = (
  patient: { readonly clientId: string; readonly id: string },
  ways: LinkRights,
): string | null =>
  ifOpen(whole(visitOfProfile({ clientId: patient.clientId, patientId: patient.id })), ways) ??
  linkToPrescribeFor(patient, ways);

export const linkToPrescription = (id: string, { opens }: LinkRights): string | null =>
  // The page of a prescription has the same guard as the history list.
  opens('/history') ? `/history/${encodeURIComponent(id)}` : null;

export const linkToProduct = (id: string, ways: LinkRights): string | null =>
  ifOpen(`/products/${encodeURIComponent(id)}`, ways);

/**
 * The link that opens a record.
 *
 * @returns `null` when the user may open nothing of it; it is then not offered
 * @see P-289, P-291
 */
export function linkToRecord(record: PaletteRecord, ways: LinkRights): string | null {
  switch (record.kind) {
    case 'client':
      return linkToClient(record.id, ways);
    case 'patient':
      return linkToPatient(record, ways);
    case 'prescription':
      return linkToPrescription(record.id, ways);
    case 'product':
      return linkToProduct(record.id, ways);
  }
}
