import { z } from 'zod';
import type { Connection } from './connection.js';

/**
 * Lets steps change the rows of every practice, because row-level security is forced on the owner of the tables too.
 * What the owner can read and write as a member of the functions' role is not changed. Only other tables are opened,
 * because that locks each of them until the end, while other servers may be running.
 */
export async function pastRowSecurity(connection: Connection, work: () => Promise<void>): Promise<void> {
  await connection.run(membership('grant signa_functions to'));
  const closed = await closedTables(connection);
  for (const name of closed) await connection.run(`alter table signa.${name} no force row level security`);
  await work();
  await connection.run(membership('revoke signa_functions from'));
  for (const name of closed) await connection.run(`alter table if exists signa.${name} force row level security`);
}

/**
 * Makes the migrating role a member of the functions' role for the duration, because only a member can change them. A
 * superuser needs no membership; a role that cannot grant it gets it from a superuser, or fails.
 */
const membership = (change: string) => `do $$ begin
  if exists (select from pg_roles where rolname = 'signa_functions')
    and not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('${change} %I', current_user);
  end if;
exception when insufficient_privilege then null;
end $$`;

const tables = z.array(z.object({ name: z.string() }));

/** Tables where no policy lets the migrating role read and write every row. */
async function closedTables(connection: Connection): Promise<string[]> {
  const { rows } = await connection.query(
    `select quote_ident(c.relname) as name from pg_class c
    where c.relnamespace = 'signa'::regnamespace and c.relforcerowsecurity
      and not (select rolsuper or rolbypassrls from pg_roles where rolname = current_user)
      and (exists (select from pg_policy p where p.polrelid = c.oid and not p.polpermissive)
        or not exists (select from pg_policy p cross join unnest(p.polroles) member
          where p.polrelid = c.oid and p.polpermissive and p.polcmd = '*'
            and pg_get_expr(p.polqual, p.polrelid) = 'true'
            and coalesce(pg_get_expr(p.polwithcheck, p.polrelid), 'true') = 'true'
            and (member = 0 or pg_has_role(member, 'usage'))))
    order by 1`,
    [],
  );
  return tables.parse(rows).map(({ name }) => name);
}
