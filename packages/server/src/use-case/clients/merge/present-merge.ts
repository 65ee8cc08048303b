import { undoRefusals } from '@signa/core/clients';
import type { Operations } from '@signa/core/contract';
import { findNamedRecord } from '../../../store/clients/merge/locked-records.js';
import { sinceMerge, type StoredMerge } from '../../../store/clients/merge/record-merge-store.js';
import type { Queryable } from '../../../store/statement.js';

export type ShownMerge = NonNullable<Operations['GetRecordMerge']['data']['recordMerge']>;

/** A merge as its page shows it, with the reasons why it cannot be undone (C-249, C-251). */
export async function presentMerge(sql: Queryable, merge: StoredMerge): Promise<ShownMerge> {
  const { locationId, noun, keptId, otherId, at, by, changes } = merge;
  const nameOf = async (id: string) => (await findNamedRecord(sql, noun, [locationId], id))?.name ?? '';
  const count = (kind: (typeof changes)[number]['kind']) => changes.filter((change) => change.kind === kind);
  const patients = new Set(noun === 'client' ? count('link').map(({ before }) => before['patientId']) : []);
  return {
    ...{ noun, keptId, otherId, at, by },
    keptName: await nameOf(keptId),
    otherName: await nameOf(otherId),
    moves: {
      patients: patients.size,
      prescriptions: count('prescription').length,
      requests: count('request').length,
      orderLines: count('orderLine').length,
      alerts: count('alert').length,
    },
    undoRefusals: undoRefusals(noun, await sinceMerge(sql, merge)),
  };
}
