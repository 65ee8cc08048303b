import { z } from 'zod';
import type { Connection } from '../database/connection.js';
import { plainRole } from '../database/plain-role.js';
import { type Finding, fault, ok } from './finding.js';

const facts = z.object({
  owner: z.string(),
  database: z.string(),
  mayCreate: z.boolean(),
  mayServe: z.boolean(),
  mayChangeFunctions: z.boolean(),
  foreign: z.array(z.string()),
});
type Facts = z.infer<typeof facts>;

/** Since PostgreSQL 16, being a member of a role and being able to switch to it differ. */
const question = (version: number) => `
  with place as (select n.oid, n.nspname, n.nspowner from pg_namespace n where n.nspname in ('signa', 'pgboss')),
  owner as (select r.oid, r.rolname, r.rolsuper from pg_roles r join place p on p.nspowner = r.oid where p.nspname = 'signa'),
  functions as (select oid from pg_roles where rolname = 'signa_functions')
  select o.rolname as owner, quote_ident(current_database()) as database,
    has_database_privilege(o.oid, current_database(), 'create') as "mayCreate",
    pg_has_role(o.oid, '${plainRole}', '${version >= 160_000 ? 'set' : 'member'}') as "mayServe",
    o.rolsuper or exists (select from functions f join pg_auth_members m on m.roleid = f.oid and m.member = o.oid)
      or (${version < 160_000} and (select rolcreaterole from pg_roles where oid = o.oid)) as "mayChangeFunctions",
    array(
      select format('schema %I', p.nspname) from place p where p.nspowner <> o.oid
      union all
      select format('%s %I.%I', case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, p.nspname, c.relname)
      from pg_class c join place p on p.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S') and c.relowner <> o.oid
      union all
      select format('function %I.%I(%s)', p.nspname, f.proname, pg_get_function_identity_arguments(f.oid))
      from pg_proc f join place p on p.oid = f.pronamespace
      where f.proowner not in (select o.oid union all select oid from functions) and f.prolang <> (select oid from pg_language where lanname = 'c')
      order by 1) as foreign
  from owner o`;

/** Maximum number of objects in a finding. */
const most = 5;

/**
 * Whether one role owns everything and can migrate it, which a database restored or moved by hand often lacks.
 *
 * @param version - of PostgreSQL, such as 150004
 */
export async function checkOwnership(connection: Connection, version: number): Promise<readonly Finding[]> {
  const { rows } = await connection.query(question(version), []);
  const found = faultsOf(facts.parse(rows[0]));
  return found.length > 0
    ? found
    : [ok('ownership', `${facts.parse(rows[0]).owner} owns everything and may migrate it`)];
}

function faultsOf({ owner, database, mayCreate, mayServe, mayChangeFunctions, foreign }: Facts): readonly Finding[] {
  const about = 'ownership';
  const [first] = foreign;
  return [
    ...(first === undefined
      ? []
      : [
          fault(
            about,
            `${some(foreign)} ${foreign.length === 1 ? 'does' : 'do'} not belong to ${owner}, who owns the schema signa`,
            `As a superuser in that database, run for each of them: alter ${first} owner to ${owner}`,
          ),
        ]),
    ...(mayCreate
      ? []
      : [
          fault(
            about,
            `${owner} owns the tables but not the database, so it can't migrate`,
            `As a superuser, run: alter database ${database} owner to ${owner}`,
          ),
        ]),
    ...(mayServe
      ? []
      : [
          fault(
            about,
            `${owner} can't switch to ${plainRole}, so commands of operators fail`,
            `As a superuser, run: grant ${plainRole} to ${owner} with admin option`,
          ),
        ]),
    ...(mayChangeFunctions
      ? []
      : [
          fault(
            about,
            `${owner} can't change the functions of signa_functions, so it can't migrate`,
            `As a superuser, run: grant signa_functions to ${owner} with admin option`,
          ),
        ]),
  ];
}

function some(names: readonly string[]): string {
  const rest = names.length - most;
  return names.slice(0, most).join(', ') + (rest > 0 ? `, and ${rest} more` : '');
}
