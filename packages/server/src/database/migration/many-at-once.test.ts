import { fc } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { onDatabaseBefore } from '../../testing/database-before.js';
import { name } from './m0070-many-at-once.js';

const part = fc.constantFrom(
  'Ann',
  "O'Brien",
  'Zoë',
  'aa',
  '',
  ' ',
  'Łukasz',
  '李',
  'Mary Ann',
  '5185550164',
  '555-0164',
  '1 2',
);
const text = fc.oneof(
  part,
  fc.string({ maxLength: 8 }).filter((value) => !value.includes('\0')),
);
const client = fc.record({
  first: fc.option(text),
  last: fc.option(text),
  email: fc.option(text),
  phones: fc.array(fc.record({ phoneNumber: text, isActive: fc.boolean() }), { maxLength: 3 }),
  addresses: fc.array(fc.record({ addressLine1: text, zip: text, isActive: fc.boolean() }), { maxLength: 2 }),
  pets: fc.array(text, { maxLength: 3 }),
});

it('A-321 client search keys are the same as before, for any names', async () => {
  const clients = fc.sample(client, { numRuns: 200, seed: 7 });
  await onDatabaseBefore(name, async ({ lay, read, take }) => {
    const literal = `'${JSON.stringify(clients.map((one, index) => ({ id: index + 1, ...one }))).replaceAll("'", "''")}'::jsonb`;
    // No location is needed here.
    await lay(`set session_replication_role = replica;
      insert into signa.client (location_id, id, first_name, last_name, email, phones, addresses)
        select 1, id, first, last, email, phones, addresses from jsonb_to_recordset(${literal})
          as one (id bigint, first text, last text, email text, phones jsonb, addresses jsonb);
      insert into signa.patient (location_id, id, name)
        select 1, (one ->> 'id')::bigint * 10 + place, pet from jsonb_array_elements(${literal}) one,
          jsonb_array_elements_text(one -> 'pets') with ordinality pets (pet, place);
      insert into signa.patient_client (location_id, patient_id, client_id) select 1, id, id / 10 from signa.patient;`);
    const laid = async () => {
      await lay(`delete from signa.client_search;
        select signa.lay_client_search(array_agg(location_id), array_agg(id)) from signa.client;`);
      return await read(`select client_id::text, is_active, last_name, first_name, texts,
        (select array_agg(key order by key)::text from unnest(keys) key) as keys from signa.client_search order by client_id`);
    };
    const before = await laid();
    expect(before).toHaveLength(clients.length);
    expect(await take()).toEqual([name]);
    expect(await laid()).toEqual(before);
  });
});

it('A-248 an audit chain continues identically, entry by entry and in batches', async () => {
  const values = [
    '',
    'null',
    0,
    -1.5e-7,
    false,
    [],
    {},
    [null],
    { a: null },
    '\\u0041\\"\n\u2028',
    '😀 e\u0301 é',
    'İ',
  ];
  const entries: Record<string, unknown>[] = Array.from({ length: 1_200 }, (_, index) => ({
    subject: `client:${index % 3}`,
    before: index % 2 === 0 ? null : { name: 'Ann', at: index },
    after: index % 5 === 0 ? null : { name: "Zoë's", of: [index] },
  }));
  // Values of a field that is not a record: any other value, JSON null, or missing.
  entries.push(...values.map((before) => ({ subject: 'client:4', before })), { subject: '李:1' });
  entries.push(...values.map((after) => ({ subject: 'client:5', before: { b: 1, a: [after] }, after })));
  await onDatabaseBefore(name, async ({ lay, read, take }) => {
    await lay(`set session_replication_role = replica; select set_config('signa.locations', '{1,2}', false);`);
    const append = (location: number, some: readonly unknown[]) =>
      lay(`select signa.append_audit(${location}, '2026-11-25T03:00:00.1239Z',
        '{"username":"operator","impersonatedUsername":null,"locationUserId":"7"}', 'ImportClients',
        '${JSON.stringify(some).replaceAll("'", "''")}')`);
    const chain = (location: number) =>
      read(`select sequence::text, at, username, impersonated_username, location_user_id::text, operation, subject, before,
        after, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash
        from signa.audit_record where location_id = ${location} order by sequence`);
    await append(1, entries);
    await append(1, []);
    const before = await chain(1);
    await lay('delete from signa.audit_record; delete from signa.audit_head');
    expect(await take()).toEqual([name]);
    await append(1, entries.slice(0, 1));
    await append(1, []);
    await append(1, entries.slice(1));
    expect(await chain(1)).toEqual(before);
    expect(await read('select signa.audit_break(1) as broken')).toEqual([{ broken: null }]);
  });
});
