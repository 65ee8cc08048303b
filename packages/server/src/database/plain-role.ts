import { z } from 'zod';
import { StartError } from '../start/start-error.js';
import type { Connection } from './connection.js';

/** The role that serves requests; a migration creates it. */
export const plainRole = 'signa_app';

const question = `
  select current_user as role, r.rolsuper as is_superuser, r.rolbypassrls as bypasses,
    exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'signa' and c.relkind in ('r', 'p') and pg_has_role(r.oid, c.relowner, 'usage')) as is_owner,
    (select string_agg(c.relname, ', ' order by c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'signa' and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'location_id' and not a.attisdropped)) as bare
  from pg_roles r where r.rolname = current_user`;

const roleFacts = z.object({
  role: z.string(),
  is_superuser: z.boolean(),
  bypasses: z.boolean(),
  is_owner: z.boolean(),
  bare: z.nullable(z.string()),
});

/**
 * Refuses to serve where row-level security would not apply: under a superuser, a role that bypasses it, or the owner
 * of the tables, or with a practice table that has none.
 */
export async function requirePlainRole(connection: Connection): Promise<void> {
  const { rows } = await connection.query(question, []);
  const facts = roleFacts.parse(rows[0]);
  const fault = roleFault(facts);
  if (fault)
    throw new StartError(
      `Row-level security would not apply: ${fault}. The server can only run under the plain role ${plainRole}.`,
    );
}

function roleFault(facts: z.infer<typeof roleFacts>): string | null {
  if (facts.is_superuser) return `${facts.role} is a superuser`;
  if (facts.bypasses) return `${facts.role} has BYPASSRLS`;
  if (facts.is_owner) return `${facts.role} owns tables of the schema signa`;
  if (facts.bare !== null) return `it is disabled or not forced on ${facts.bare}`;
  return null;
}
