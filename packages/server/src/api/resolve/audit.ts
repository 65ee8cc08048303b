import { auditAction, auditActor, auditChanges, auditSubject } from '@signa/core/audit';
import type { Operations } from '@signa/core/operation';
import { addDays, startOfDayInstant } from '@signa/core/time';
import { type StoredAuditEntry, findAuditChoices, listAudit } from '../../store/audit/audit-store.js';
import { checkChain } from '../../store/audit/chain-check.js';
import { take } from '../../store/page.js';
import { zoneOf } from '../../store/place/zone.js';
import { read } from '../context.js';
import { resolversOf } from '../resolver.js';

type Entry = Operations['GetAudit']['data']['audit']['data'][number];

export const auditResolvers = resolversOf({
  GetAudit: (args, context) =>
    read(context, async (sql) => {
      const zone = await zoneOf(sql, args.locationId);
      const { locationId, person = null, record = null, action = null, from = null, to = null, before = null } = args;
      const wanted = take(args.take);
      const filter = {
        ...{ locationId, person, record, action, before },
        since: from && startOfDayInstant(from, zone),
        until: to && startOfDayInstant(addDays(to, 1), zone),
      };
      // One more tells whether there is another page.
      const found = await listAudit(sql, filter, wanted + 1);
      return { data: found.slice(0, wanted).map((entry) => presentEntry(entry, zone)), hasMore: found.length > wanted };
    }),
  GetAuditChoices: ({ locationId }, context) =>
    read(context, async (sql) => {
      const { people, operations } = await findAuditChoices(sql, locationId);
      return {
        people: people
          .map(({ username, name }) => ({ username, name: auditActor(username, name) }))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
        actions: operations
          .map((operation) => ({ operation, action: auditAction(operation) }))
          .toSorted((a, b) => a.action.localeCompare(b.action)),
      };
    }),
  GetAuditChain: ({ locationId, before }, context) =>
    read(context, (sql) => checkChain(sql, locationId, before ?? null)),
});

function presentEntry(entry: StoredAuditEntry, zone: string | null): Entry {
  const { sequence, at, username, operation, subject, hash, impersonatedUsername, impersonatedName, reason } = entry;
  return {
    ...{ sequence, at, username, operation, subject, hash },
    name: auditActor(username, entry.name),
    impersonated:
      impersonatedUsername === null
        ? null
        : { username: impersonatedUsername, name: auditActor(impersonatedUsername, impersonatedName), reason },
    action: auditAction(operation),
    record: auditSubject(subject, entry.subjectName),
    changes: auditChanges(entry.before, entry.after, zone),
  };
}
