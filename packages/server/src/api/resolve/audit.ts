import {
  auditAction,
  auditActor,
  auditChanges,
  type AuditNames,
  auditReferences,
  auditSubject,
  fewLocations,
  rawChanges,
} from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import { addDays, startOfDayInstant } from '@signa/core/base';
import { type StoredAuditEntry, listAudit, listAuditOperations } from '../../store/administration/audit/audit-store.js';
import { checkChain } from '../../store/administration/audit/chain-check.js';
import { findReferenceNames } from '../../store/administration/audit/reference-names.js';
import { take } from '../../store/page.js';
import { zoneOf } from '../../store/practice/place/zone.js';
import { read, readAt } from '../context.js';
import { findAuditPeople } from '../find-audit-people.js';
import { lookUp } from '../look-up.js';
import { resolversOf } from '../resolver.js';

type Entry = Operations['GetAudit']['data']['audit']['data'][number];

export const auditResolvers = resolversOf({
  GetAudit: (args, context) => {
    const readPage = () =>
      readAt(context, args.locationId, async (sql) => {
        const zone = await zoneOf(sql, args.locationId);
        const { locationId, person = null, record = null, action = null, from = null, to = null, before = null } = args;
        const wanted = take(args.take);
        const filter = {
          ...{ locationId, person, record, action, before },
          since: from && startOfDayInstant(from, zone),
          until: to && startOfDayInstant(addDays(to, 1), zone),
        };
        // One extra entry shows whether there is another page.
        const found = await listAudit(sql, filter, wanted + 1);
        const page = found.slice(0, wanted);
        const references = page.flatMap(({ before: was, after: is, subject }) =>
          auditReferences(was, is, nounOf(subject)),
        );
        const names = await findReferenceNames(sql, locationId, references);
        const entryContext = { zone, names, isRaw: args.raw === true };
        return { data: page.map((entry) => presentEntry(entry, entryContext)), hasMore: found.length > wanted };
      });
    return lookUp(context, args.locationId, readPage, () => ({}));
  },
  GetAuditChoices: ({ locationId }, context) =>
    read(context, async (sql) => {
      const [people, operations] = [
        await findAuditPeople(sql, { locationId, take: fewLocations }),
        await listAuditOperations(sql, locationId),
      ];
      return {
        people: people.data,
        peopleCount: people.count,
        actions: operations
          .map((operation) => ({ operation, action: auditAction(operation) }))
          .toSorted((a, b) => a.action.localeCompare(b.action)),
      };
    }),
  GetAuditPeople: (args, context) => read(context, (sql) => findAuditPeople(sql, args)),
  GetAuditChain: ({ locationId, before }, context) =>
    lookUp(
      context,
      locationId,
      () => readAt(context, locationId, (sql) => checkChain(sql, locationId, before ?? null)),
      () => ({}),
    ),
});

interface EntryContext {
  readonly zone: string | null;
  readonly names: AuditNames;
  readonly isRaw: boolean;
}

const nounOf = (subject: string): string => subject.split(':')[0] ?? '';

function presentEntry(entry: StoredAuditEntry, { zone, names, isRaw }: EntryContext): Entry {
  const { sequence, at, username, operation, subject, hash, impersonatedUsername, impersonatedName, reason } = entry;
  const context = { timeZone: zone, noun: nounOf(subject), subjectName: entry.subjectName, names };
  return {
    ...{ sequence, at, username, operation, subject, hash },
    name: auditActor(username, entry.name),
    impersonated:
      impersonatedUsername === null
        ? null
        : { username: impersonatedUsername, name: auditActor(impersonatedUsername, impersonatedName), reason },
    action: auditAction(operation),
    record: auditSubject(subject, entry.subjectName),
    changes: auditChanges(entry.before, entry.after, context),
    rawChanges: isRaw ? rawChanges(entry.before, entry.after) : null,
  };
}
