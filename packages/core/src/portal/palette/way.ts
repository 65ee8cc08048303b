import type { ContractName } from '../../contract/index.js';
import { visitOfAddProduct, visitOfProfile } from '../../prescribing/selection/index.js';
import type { PaletteRecord } from './record.js';

/** What decides where a person may go: the guard of the pages and the table of permissions, asked in their place. */
export interface Ways {
  readonly opens: (path: string) => boolean;
  readonly mayUse: (operation: ContractName) => boolean;
}

const whole = ({ path, search }: { readonly path: string; readonly search: string }) => path + search;
const ifOpen = (path: string, { opens }: Ways): string | null => (opens(path) ? path : null);

/** Where a prescription for a client is begun; `null` for who may begin none. @see C-007, P-289 */
export const wayToPrescribe = (clientId: string, ways: Ways): string | null =>
  ways.mayUse('AddPrescription') ? ifOpen(`/create/prescription/client/${encodeURIComponent(clientId)}`, ways) : null;

/** Where a prescription for a patient is begun; `null` for who may begin none. @see C-008, P-289 */
export const wayToPrescribeFor = (
  { clientId, id }: { readonly clientId: string; readonly id: string },
  ways: Ways,
): string | null =>
  ways.mayUse('AddPrescription') ? ifOpen(whole(visitOfAddProduct({ clientId, patientId: id })), ways) : null;

/** The profile; for who may prescribe and not open profiles the wizard with this client (P-012). */
export const wayToClient = (id: string, ways: Ways): string | null =>
  ifOpen(whole(visitOfProfile({ clientId: id, patientId: null })), ways) ?? wayToPrescribe(id, ways);

/** The profile of the client, with this patient; else where a prescription for the patient is begun. */
export const wayToPatient = (patient: { readonly clientId: string; readonly id: string }, ways: Ways): string | null =>
  ifOpen(whole(visitOfProfile({ clientId: patient.clientId, patientId: patient.id })), ways) ??
  wayToPrescribeFor(patient, ways);

export const wayToPrescription = (id: string, { opens }: Ways): string | null =>
  // The page of a prescription is guarded as the list that it stands in.
  opens('/history') ? `/history/${encodeURIComponent(id)}` : null;

export const wayToProduct = (id: string, ways: Ways): string | null =>
  ifOpen(`/products/${encodeURIComponent(id)}`, ways);

/**
 * Where a record opens.
 *
 * @returns `null` where nothing of it is open to the person; it is not offered then
 * @see P-289, P-291
 */
export function wayOf(record: PaletteRecord, ways: Ways): string | null {
  switch (record.kind) {
    case 'client':
      return wayToClient(record.id, ways);
    case 'patient':
      return wayToPatient(record, ways);
    case 'prescription':
      return wayToPrescription(record.id, ways);
    case 'product':
      return wayToProduct(record.id, ways);
  }
}
