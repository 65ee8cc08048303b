import { z } from 'zod';
import { StartError } from '../start/start-error.js';
import type { Connection } from './connection.js';
import { expectedAccessRules } from './access-rules-data.js';

/** Roles that can have rights in the schemas signa and pgboss, besides their owner. */
const grantees = `(select r.oid, r.rolname from pg_roles r where r.rolname in ('signa_app', 'signa_functions') union all select 0, 'public')`;

/** A line of text for every role, grant, and policy that the migrations create in the schemas signa and pgboss. */
const question = `
  with place as (select oid, nspname, nspacl from pg_namespace where nspname in ('signa', 'pgboss')),
  wall as (
    select format('role %s:%s', rolname, concat_ws(',', case when rolsuper then ' superuser' end, case when rolbypassrls then ' bypassrls' end,
      case when rolcreaterole then ' createrole' end, case when rolcreatedb then ' createdb' end, case when rolreplication then ' replication' end, case when rolinherit then ' inherit' end)) as line
    from pg_roles where rolname in ('signa_app', 'signa_functions')
    union all
    select format('row security of %s:%s%s', c.relname, case when c.relrowsecurity then ' on' end, case when c.relforcerowsecurity then ' forced' end)
    from pg_class c join place p on p.oid = c.relnamespace where c.relrowsecurity
    union all
    select format('policy %s of %s: %s for %s to %s using %s with check %s', pol.polname, c.relname,
      case when pol.polpermissive then 'permissive' else 'restrictive' end, pol.polcmd,
      (select string_agg(case when o = 0 then 'public' else pg_get_userbyid(o)::text end, ',' order by o) from unnest(pol.polroles) o),
      regexp_replace(coalesce(pg_get_expr(pol.polqual, pol.polrelid), '-'), '[\\s()]', '', 'g'),
      regexp_replace(coalesce(pg_get_expr(pol.polwithcheck, pol.polrelid), '-'), '[\\s()]', '', 'g'))
    from pg_policy pol join pg_class c on c.oid = pol.polrelid join place p on p.oid = c.relnamespace
    union all
    select format('schema %s: %s to %s', p.nspname, string_agg(a.privilege_type, ',' order by a.privilege_type), g.rolname)
    from place p cross join aclexplode(p.nspacl) a join ${grantees} g on g.oid = a.grantee group by p.nspname, g.rolname
    union all
    select format('%s.%s: %s to %s', p.nspname, c.relname, string_agg(a.privilege_type, ',' order by a.privilege_type), g.rolname)
    from pg_class c join place p on p.oid = c.relnamespace cross join aclexplode(c.relacl) a join ${grantees} g on g.oid = a.grantee
    where c.relkind in ('r', 'p', 'v', 'm', 'S') group by p.nspname, c.relname, g.rolname
    union all
    select format('%s.%s, columns %s: %s to %s', p.nspname, c.relname, string_agg(t.attname, ',' order by t.attname), a.privilege_type, g.rolname)
    from pg_attribute t join pg_class c on c.oid = t.attrelid join place p on p.oid = c.relnamespace cross join aclexplode(t.attacl) a
      join ${grantees} g on g.oid = a.grantee group by p.nspname, c.relname, a.privilege_type, g.rolname
    union all
    select format('function %s.%s(%s): runs as %s along %s, for %s', p.nspname, f.proname, pg_get_function_identity_arguments(f.oid),
      case when f.proowner = (select oid from pg_roles where rolname = 'signa_functions') then 'signa_functions' else 'another role' end,
      coalesce((select regexp_replace(s, '^search_path=', '') from unnest(f.proconfig) s where s like 'search_path=%'), 'any path'),
      coalesce((select string_agg(g.rolname, ',' order by g.rolname) from aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) a
        join ${grantees} g on g.oid = a.grantee where a.grantee <> f.proowner), 'nobody'))
    from pg_proc f join place p on p.oid = f.pronamespace where f.prosecdef
  )
  select line from wall order by line collate "C"`;

const lines = z.array(z.object({ line: z.string() }));

/** The row-level security policies and grants that separate practices, one line each. */
export async function readAccessRules(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query(question, []);
  return lines.parse(rows).map(({ line }) => line);
}

/** Maximum number of lines in an error. */
const most = 5;

/**
 * Rejects a database whose roles, grants, or policies differ from those that the migrations create, such as one
 * restored without them.
 *
 * @param later - steps of newer servers that it has; what they added for their own tables and functions is accepted
 */
export async function requireAccessRules(connection: Connection, later: readonly string[] = []): Promise<void> {
  const actual = new Set(await readAccessRules(connection));
  const expected = new Set(expectedAccessRules);
  const lacking = expectedAccessRules.filter((line) => !actual.has(line));
  const known = new Set(expectedAccessRules.map(subjectOf));
  const more = [...actual].filter((line) => !expected.has(line) && (later.length === 0 || known.has(subjectOf(line))));
  if (lacking.length + more.length === 0) return;
  const parts = [
    ...(lacking.length > 0 ? [`It lacks ${some(lacking)}.`] : []),
    ...(more.length > 0 ? [`It has ${some(more)}, which no migration created.`] : []),
  ];
  throw new StartError(
    `The database's roles, grants, or policies aren't those that its migrations created, so practices wouldn't be isolated from each other. ${parts.join(' ')} Restore a copy with its roles, owners, and privileges, as described in docs/operating.md.`,
  );
}

/** The table or function that a line is about, or the line itself. */
function subjectOf(line: string): string {
  const [, ofTable, table, called] =
    /^(?:policy \S+|row security) of (\w+):|^(?:signa|pgboss)\.(\w+)[:,]|^function ([^:]+):/.exec(line) ?? [];
  return ofTable ?? table ?? called ?? line;
}

function some(lines: readonly string[]): string {
  const rest = lines.length - most;
  return lines.slice(0, most).join('; ') + (rest > 0 ? `; and ${rest} more` : '');
}
