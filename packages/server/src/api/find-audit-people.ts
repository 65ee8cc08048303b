import { auditActor } from '@signa/core/administration';
import type { Operations } from '@signa/core/contract';
import type { QueryAuditPeopleArgs } from '@signa/core/contract/resolvers';
import { containsWords } from '@signa/core/base';
import { listAuditPeople } from '../store/administration/audit/audit-store.js';
import { skip, take } from '../store/page.js';
import type { Queryable } from '../store/statement.js';

type Page = Operations['GetAuditPeople']['data']['auditPeople'];

/** A page of the users by whom the audit of a location can be filtered, by name. */
export async function findAuditPeople(sql: Queryable, args: QueryAuditPeopleArgs): Promise<Page> {
  const { locationId, filter } = args;
  const found = (await listAuditPeople(sql, locationId))
    .map(({ username, name }) => ({ username, name: auditActor(username, name) }))
    .filter(({ username, name }) => containsWords(`${name} ${username}`, (filter ?? '').trim()))
    .toSorted((a, b) => byText(a.name, b.name) || byText(a.username, b.username));
  const from = skip(args.skip);
  return { data: found.slice(from, from + take(args.take)), count: found.length };
}

const { compare: byText } = new Intl.Collator('en');
