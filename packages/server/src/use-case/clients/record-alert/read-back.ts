import { findAlert, type StoredAlert } from '../../../store/clients/record-alert/record-alert-store.js';
import type { Queryable } from '../../../store/statement.js';

/** An alert that was just written, with the names of its users. */
export async function readBack(tx: Queryable, name: Parameters<typeof findAlert>[1]): Promise<StoredAlert> {
  const alert = await findAlert(tx, name);
  if (!alert) throw new Error('The alert could not be read back');
  return alert;
}
