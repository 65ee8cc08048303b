import type { Connection } from '../database/connection.js';

/** Something in Signa's schemas that servers rely on. */
export interface Fact {
  readonly kind: 'relation' | 'column' | 'constraint' | 'index' | 'function' | 'right' | 'policy';
  readonly name: string;
  /** The relation that it belongs to or is. */
  readonly relation: string;
  /** Everything about it that must not change while servers run. */
  readonly detail: string;
  readonly columns: readonly string[];
  /** For a column, whether it is not null; for a constraint or index, whether creating it scans rows. */
  readonly isStrict: boolean;
  /** Whether a column has a default. */
  readonly hasDefault: boolean;
  /** Storage file of a table or index: another value means that it was rewritten. */
  readonly place: string;
}

export type Shape = readonly Fact[];

const columnsOf = (numbers: string, relation: string) =>
  `array(select attname::text from pg_attribute where attrelid = ${relation} and attnum = any (${numbers}) order by 1)`;

const signature = `format('%s.%s(%s)', p.nspname, f.proname, pg_get_function_identity_arguments(f.oid))`;

const question = `
  with place as (select oid, nspname from pg_namespace where nspname in ('signa', 'pgboss')),
  relation as (select c.*, p.nspname || '.' || c.relname as full_name from pg_class c join place p on p.oid = c.relnamespace)
  select 'relation' as kind, full_name as name, full_name as relation, relkind::text as detail, '{}'::text[] as columns, false as "isStrict",
    false as "hasDefault", case relkind when 'r' then relfilenode::text else '' end as place
  from relation where relkind in ('r', 'p', 'v', 'm', 'S')
  union all
  select 'column', full_name || '.' || attname, full_name, format_type(atttypid, atttypmod) || a.attgenerated::text, array[attname::text], attnotnull,
    atthasdef or attidentity <> '', ''
  from pg_attribute a join relation r on r.oid = a.attrelid
  where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm')
  union all
  select 'constraint', full_name || '.' || conname, full_name, pg_get_constraintdef(c.oid), ${columnsOf('c.conkey', 'c.conrelid')},
    convalidated, false, ''
  from pg_constraint c join relation r on r.oid = c.conrelid where contype in ('c', 'f', 'x')
  union all
  select 'index', o.full_name || '.' || r.relname, o.full_name, case when indisunique then 'unique' else '' end,
    ${columnsOf('i.indkey::int2[]', 'i.indrelid')}, true, false, r.relfilenode::text
  from pg_index i join relation r on r.oid = i.indexrelid join relation o on o.oid = i.indrelid
  union all
  select 'function', ${signature}, '', pg_get_function_result(f.oid), '{}', false, false, ''
  from pg_proc f join place p on p.oid = f.pronamespace
  union all
  select 'right', a.privilege_type || ' on ' || full_name, full_name, '', '{}', false, false, ''
  from relation cross join aclexplode(relacl) a where a.grantee = 'signa_app'::regrole
  union all
  select 'right', 'execute of ' || ${signature}, '', '', '{}', false, false, ''
  from pg_proc f join place p on p.oid = f.pronamespace where has_function_privilege('signa_app', f.oid, 'execute')
  union all
  select 'policy', polname || ' of ' || full_name, full_name,
    concat_ws(' ', polcmd, polpermissive, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)), '{}', false, false, ''
  from pg_policy p join relation r on r.oid = p.polrelid`;

/** What servers rely on, according to the catalog. */
export async function readShape(connection: Connection): Promise<Shape> {
  return (await connection.query(question, [])).rows as Fact[];
}
