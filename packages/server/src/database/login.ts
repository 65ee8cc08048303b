import { z } from 'zod';
import { StartError } from '../start/start-error.js';
import type { Connection } from './connection.js';
import { plainRole } from './plain-role.js';

const question = `
  select session_user as login, r.rolsuper as is_superuser, r.rolbypassrls as bypasses, r.rolcreaterole as creates_roles,
    r.rolreplication as replicates, r.rolcreatedb as creates_databases,
    exists (select from pg_auth_members m where m.member = r.oid and m.admin_option) as grants_roles,
    exists (select from pg_roles where rolname = $1) as has_plain_role,
    case when exists (select from pg_roles where rolname = $1) then pg_has_role(r.oid, $1, 'member') end as is_member,
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('signa', 'pgboss') and c.relowner = r.oid)
      or exists (select from pg_namespace n where n.nspname in ('signa', 'pgboss') and n.nspowner = r.oid) as is_owner,
    (select string_agg(o.rolname, ', ' order by o.rolname) from pg_roles o
      where o.oid <> r.oid and o.rolname <> $1 and pg_has_role(r.oid, o.oid, 'member')) as others
  from pg_roles r where r.rolname = session_user`;

const loginFacts = z.object({
  login: z.string(),
  is_superuser: z.boolean(),
  bypasses: z.boolean(),
  creates_roles: z.boolean(),
  replicates: z.boolean(),
  creates_databases: z.boolean(),
  grants_roles: z.boolean(),
  has_plain_role: z.boolean(),
  is_member: z.nullable(z.boolean()),
  is_owner: z.boolean(),
  others: z.nullable(z.string()),
});

/**
 * Rejects a login that could leave the plain role, because an injected statement would have the login's own privileges
 * (decision 26).
 *
 * @throws StartError with what to do
 */
export async function requireOwnLogin(connection: Connection): Promise<void> {
  const { rows } = await connection.query(question, [plainRole]);
  const facts = loginFacts.parse(rows[0]);
  const fault = loginFault(facts);
  if (fault === null) return;
  throw new StartError(
    `The server can't use the login ${facts.login} of DATABASE_URL: ${fault}. Create a login for it. As the owner of the database, run: create role signa_server login password '...' noinherit; grant ${plainRole} to signa_server; then use that login in DATABASE_URL, and the owner only in DATABASE_OWNER_URL.`,
  );
}

function loginFault(facts: z.infer<typeof loginFacts>): string | null {
  if (facts.is_superuser) return 'it is a superuser';
  if (facts.bypasses) return 'it has BYPASSRLS';
  if (facts.creates_roles) return 'it can create roles (CREATEROLE)';
  if (facts.replicates) return 'it can replicate (REPLICATION)';
  if (facts.creates_databases) return 'it can create databases (CREATEDB)';
  if (facts.is_owner) return 'it owns objects that the server uses';
  if (!facts.has_plain_role) return `the role ${plainRole} doesn't exist. The migrations create it`;
  if (!facts.is_member) return `it isn't a member of ${plainRole}`;
  if (facts.others !== null) return `it is also a member of ${facts.others}`;
  if (facts.grants_roles) return `it can grant ${plainRole} to others (WITH ADMIN OPTION)`;
  return null;
}
