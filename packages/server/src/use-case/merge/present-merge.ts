import { clientName } from '@signa/core/client';
import { undoRefusals } from '@signa/core/merge';
import type { Operations } from '@signa/core/operation';
import { findClient } from '../../store/client/client-store.js';
import { sinceMerge, type StoredMerge } from '../../store/merge/record-merge-store.js';
import type { Queryable } from '../../store/statement.js';

export type ShownMerge = NonNullable<Operations['GetRecordMerge']['data']['recordMerge']>;

/** A merge as its page tells it, with why it cannot be undone (C-249, C-251). */
export async function presentMerge(sql: Queryable, merge: StoredMerge): Promise<ShownMerge> {
  const { locationId, noun, keptId, otherId, at, by, changes } = merge;
  const nameOf = async (id: string) => {
    const client = await findClient(sql, [locationId], id);
    return client ? clientName(client) : '';
  };
  const count = (kind: (typeof changes)[number]['kind']) => changes.filter((change) => change.kind === kind);
  const patients = new Set(count('link').map(({ before }) => before['patientId']));
  return {
    ...{ noun, keptId, otherId, at, by },
    keptName: await nameOf(keptId),
    otherName: await nameOf(otherId),
    moves: {
      patients: patients.size,
      prescriptions: count('prescription').length,
      requests: count('request').length,
      orderLines: 0,
    },
    undoRefusals: undoRefusals(noun, await sinceMerge(sql, merge)),
  };
}
