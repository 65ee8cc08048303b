import { auditChanges, auditReferences, impersonationEntryWords } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { findReferenceNames } from '../../store/administration/audit/reference-names.js';
import {
  findImpersonationChanges,
  type ImpersonationChange,
} from '../../store/administration/impersonation/impersonation-changes.js';
import type { StoredImpersonationRecord } from '../../store/administration/impersonation/impersonation-record-store.js';
import { zoneOf } from '../../store/practice/place/zone.js';
import type { Queryable } from '../../store/statement.js';

type Shown = Operations['GetImpersonations']['data']['impersonations']['data'][number];
type Changes = Shown['entries'][number]['changes'];

const nounOf = (subject: string): string => subject.split(':')[0] ?? '';

/** Impersonations in words, each change with its values before and after from the location's audit. */
export async function presentImpersonations(
  sql: Queryable,
  records: readonly StoredImpersonationRecord[],
  locationIds: readonly string[],
): Promise<Shown[]> {
  const ids = records.filter(({ entries }) => entries.some(({ kind }) => kind === 'write')).map(({ id }) => id);
  const changes = await findImpersonationChanges(sql, ids, locationIds);
  const shown = new Map<ImpersonationChange, Changes>();
  for (const locationId of new Set(changes.map((change) => change.locationId)))
    for (const [change, words] of await inWords(sql, locationId, changes)) shown.set(change, words);
  return records.map(({ entries, ...record }) => ({
    ...record,
    entries: entries.map((entry) => ({
      ...entry,
      what: impersonationEntryWords(entry),
      changes:
        entry.kind === 'write'
          ? changes
              .filter((change) => change.impersonationId === record.id && isOf(change, entry))
              .flatMap((change) => shown.get(change) ?? [])
          : [],
    })),
  }));
}

const isOf = (change: ImpersonationChange, entry: { operation: string | null; subject: string | null }): boolean =>
  change.operation === entry.operation && change.subject === entry.subject;

async function inWords(
  sql: Queryable,
  locationId: string,
  changes: readonly ImpersonationChange[],
): Promise<(readonly [ImpersonationChange, Changes])[]> {
  const here = changes.filter((change) => change.locationId === locationId);
  const timeZone = await zoneOf(sql, locationId);
  const references = here.flatMap(({ before, after, subject }) => auditReferences(before, after, nounOf(subject)));
  const names = await findReferenceNames(sql, locationId, references);
  return here.map((change) => {
    const { before, after, subject } = change;
    return [change, auditChanges(before, after, { timeZone, noun: nounOf(subject), names })] as const;
  });
}
