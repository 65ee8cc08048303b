/** The rows of practices outside a scope, read without policies: by the location of each row. */
import { createHash } from 'node:crypto';

/**
 * @param client - a superuser's
 * @param location - the one that the scope holds
 * @returns texts that no row within the scope has, and none that belongs to no location, such as the names of people,
 *   whom everybody may look up; short ones say nothing
 */
export async function foreignTexts(client, location) {
  const foreign = new Set();
  const known = new Set();
  for (const { name, hasLocation } of await tablesOf(client)) {
    const { rows } = await client.query(
      `select to_jsonb(t) as row, ${hasLocation ? 't.location_id' : 'null'} as place from signa.${name} t`,
    );
    for (const { row, place } of rows)
      for (const text of textsIn(row)) (isForeign(place, location) ? foreign : known).add(text);
  }
  return new Set([...foreign].filter((text) => text.length >= shortest && telling.test(text) && !known.has(text)));
}

const shortest = 6;
/** Words, phone numbers and ids; dates are the same for everyone. */
const telling = /\p{L}{3}|^\d{10,}$|^[\da-f]{8}-/u;
const isForeign = (place, location) => place !== null && String(place) !== location;

function textsIn(value) {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Every text in a cell of a result; a cell may contain a row or a list. */
export const textsOfCell = (cell) => [cell, ...cell.split(/[(){}",[\]\\]+/)].map((text) => text.trim());

/**
 * Checksums of each table's rows outside the scope, and of whole tables that the unprivileged role cannot write to.
 *
 * @returns by table
 */
export async function sumsOf(client, location) {
  const sums = new Map();
  for (const { name, hasLocation, isWritable } of await tablesOf(client)) {
    if (!hasLocation && isWritable) continue;
    if (moved.includes(name)) continue;
    const where = hasLocation ? `where location_id is distinct from ${location}` : '';
    const { rows } = await client.query(`select t::text as row from signa.${name} t ${where} order by 1`);
    sums.set(name, createHash('sha256').update(JSON.stringify(rows)).digest('hex'));
  }
  return sums;
}

/** A trigger increments it whenever rights change, including those of a single location. */
const moved = ['access_version'];

async function tablesOf(client) {
  const { rows } = await client.query(`
    select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'location_id' and not a.attisdropped) as "hasLocation",
      has_any_column_privilege('signa_app', c.oid, 'insert, update') or has_table_privilege('signa_app', c.oid, 'delete') as "isWritable"
    from pg_class c where c.relnamespace = 'signa'::regnamespace and c.relkind = 'r' order by c.relname`);
  return rows;
}
