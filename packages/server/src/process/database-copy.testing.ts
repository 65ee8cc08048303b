import { onDatabase } from '../testing/postgres-test-database.js';

const place = `place as (select oid, nspname, nspowner, nspacl from pg_namespace where nspname in ('signa', 'pgboss', 'public'))`;
const grantee = `case when a.grantee = 0 then 'public' else pg_get_userbyid(a.grantee)::text end`;

/** Privileges of an object, except its owner's, which no version dumps. */
const privileges = (acl: string, owner: string) => `(select string_agg(format('%s %s%s', ${grantee}, a.privilege_type,
    case when a.is_grantable then ' with grant option' end), ', ' order by ${grantee}, a.privilege_type)
  from aclexplode(${acl}) a where a.grantee <> ${owner})`;

/** A line for each thing outside of tables that a copy must have in common with the original. */
const catalog = `
  with ${place},
  relation as (select c.*, format('%s.%s', p.nspname, c.relname) as name from pg_class c join place p on p.oid = c.relnamespace),
  routine as (select f.*, format('%s.%s(%s)', p.nspname, f.proname, pg_get_function_identity_arguments(f.oid)) as name
    from pg_proc f join place p on p.oid = f.pronamespace where f.prolang <> (select oid from pg_language where lanname = 'c'))
  select format('database of %s, %s: %s', pg_get_userbyid(datdba), pg_encoding_to_char(encoding), ${privileges('datacl', 'datdba')})
  from pg_database where datname = current_database()
  union all select format('schema %s of %s: %s', nspname, pg_get_userbyid(nspowner), ${privileges('nspacl', 'nspowner')}) from place
  union all select format('extension %s of %s', extname, pg_get_userbyid(extowner)) from pg_extension
  union all select format('%s %s of %s: %s; row security %s, forced %s', relkind, name, pg_get_userbyid(relowner), ${privileges('relacl', 'relowner')},
    relrowsecurity, relforcerowsecurity) from relation where relkind in ('r', 'p', 'v', 'm', 'S')
  union all select format('column %s.%s: %s, not null %s, default %s: %s', r.name, t.attname, format_type(t.atttypid, t.atttypmod), t.attnotnull,
    pg_get_expr(d.adbin, d.adrelid), ${privileges('t.attacl', 'r.relowner')})
  from pg_attribute t join relation r on r.oid = t.attrelid left join pg_attrdef d on d.adrelid = t.attrelid and d.adnum = t.attnum
  where t.attnum > 0 and not t.attisdropped and r.relkind in ('r', 'p', 'v', 'm')
  union all select format('constraint %s of %s: %s', conname, r.name, pg_get_constraintdef(c.oid))
  from pg_constraint c join relation r on r.oid = c.conrelid where contype <> 'n'
  union all select format('index %s, valid %s', pg_get_indexdef(i.indexrelid), i.indisvalid) from pg_index i join relation r on r.oid = i.indrelid
  union all select pg_get_triggerdef(t.oid) from pg_trigger t join relation r on r.oid = t.tgrelid where not t.tgisinternal
  union all select format('policy %s of %s: %s %s to %s using %s with check %s', polname, r.name, polpermissive, polcmd,
    (select string_agg(case when o = 0 then 'public' else pg_get_userbyid(o)::text end, ',' order by o::regrole::text) from unnest(polroles) o),
    pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy p join relation r on r.oid = p.polrelid
  union all select format('function %s of %s: %s: %s', name, pg_get_userbyid(proowner), md5(pg_get_functiondef(oid)),
    ${privileges(`coalesce(proacl, acldefault('f', proowner))`, 'proowner')}) from routine where prokind in ('f', 'p')
  union all select format('view %s: %s', name, md5(pg_get_viewdef(oid))) from relation where relkind in ('v', 'm')
  union all select format('default privileges of %s in %s for %s: %s', pg_get_userbyid(defaclrole), p.nspname, defaclobjtype, ${privileges('defaclacl', 'defaclrole')})
  from pg_default_acl d join place p on p.oid = d.defaclnamespace
  union all select format('comment on %s: %s', r.name, d.description) from pg_description d join relation r on r.oid = d.objoid
  union all select format('sequence %s.%s: %s', schemaname, sequencename, concat_ws(' ', start_value, min_value, max_value, increment_by, cycle, cache_size,
    last_value)) from pg_sequences join place on nspname = schemaname
  union all select format('role %s: %s', rolname, concat_ws(' ', rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication,
    rolbypassrls, rolconnlimit, rolpassword)) from pg_authid where rolname like 'signa\\_%'`;

/** Memberships, with the options that exist since PostgreSQL 16. */
const memberships = `
  select format('%s is a member of %s, granted by %s: %s', pg_get_userbyid(member), pg_get_userbyid(roleid), pg_get_userbyid(grantor),
    to_jsonb(m) - '{oid,roleid,member,grantor}'::text[]) from pg_auth_members m where pg_get_userbyid(roleid) like 'signa\\_%'`;

const tables = `
  select format('%I.%I', n.nspname, c.relname) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('signa', 'pgboss', 'public') and c.relkind = 'r'`;

const rowsOf = (table: string) => `
  select format('%s rows in ${table}: %s', count(*), md5(string_agg(line, E'\\n' order by line collate "C"))) from (select t::text as line from ${table} t) all_rows`;

/**
 * Everything that a backup has to bring back, a sorted line for each: rows, owners, privileges, policies, indexes,
 * constraints, functions, sequences and roles (A-551).
 *
 * @param url - a superuser's address of the database
 */
export async function contentOf(url: string): Promise<readonly string[]> {
  return await linesOf(url, async (ask) => {
    const lines = await ask(catalog);
    for (const table of await ask(tables)) lines.push(...(await ask(rowsOf(table))));
    return lines;
  });
}

/** The memberships in Signa's roles, a sorted line for each. */
export const membershipsOf = (url: string): Promise<readonly string[]> => linesOf(url, (ask) => ask(memberships));

type AskLines = (text: string) => Promise<string[]>;

const linesOf = (url: string, work: (ask: AskLines) => Promise<string[]>): Promise<readonly string[]> =>
  onDatabase(url, async (client) => {
    // Otherwise, texts of functions and policies depend on the search path of the database.
    await client.query(`set search_path = ''; set timezone = 'UTC'; set extra_float_digits = 1`);
    const ask: AskLines = async (text) =>
      (await client.query<string[]>({ text, rowMode: 'array' })).rows.map(([line = '']) => line);
    return (await work(ask)).toSorted();
  });
