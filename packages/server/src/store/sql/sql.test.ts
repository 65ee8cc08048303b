import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Queryable } from '../statement.js';
import { rows } from '../statement.js';
import { always, columnsOf, coalesce, instant, literal, nothing, rowCount, text, valueOf, when } from './expression.js';
import { jsonbRows, jsonbWhere, jsonList, jsonObject, jsonRow } from './json.js';
import { cursorOf, fields, select, type Statement, statement } from './select.js';
import type { Sql } from './trust.js';

interface Animal {
  readonly id: string;
  readonly name: string;
  readonly weight: number | null;
}

const pt = columnsOf('patient as pt');

describe('SQL expressions', () => {
  it('render columns, casts, and lists as SQL', () => {
    expect(pt.name).toBe('pt.name');
    expect(text(pt.id)).toBe('pt.id::text');
    expect(instant('w.at')).toBe('signa.instant(w.at)');
    expect(rowCount).toBe('count(*)::integer');
    expect(literal("it's")).toBe("'it''s'");
    expect(when('pt.weight > 0', pt.weight)).toBe('case when pt.weight > 0 then pt.weight end');
    expect(valueOf(pt.name, 'from signa.patient pt')).toBe('(select pt.name from signa.patient pt)');
    const animal = jsonObject<Animal>({ id: text(pt.id), name: pt.name, weight: pt.weight });
    expect(animal).toBe("json_build_object('id', pt.id::text, 'name', pt.name, 'weight', pt.weight)");
    expect(jsonList(pt.name, { orderBy: 'pt.id', from: 'from signa.patient pt' })).toBe(
      `(select coalesce(json_agg(pt.name order by pt.id), '[]') from signa.patient pt)`,
    );
    expect(jsonRow({ name: pt.name }, 'from signa.patient pt')).toBe(
      '(select row_to_json(x) from (select pt.name as "name" from signa.patient pt) x)',
    );
    expect(jsonbRows({ name: pt.name }, 'from signa.patient pt limit 2')).toBe(
      `(select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (select pt.name as "name" from signa.patient pt limit 2) x)`,
    );
    expect(jsonbWhere(pt.allergies, '@.isActive == true')).toBe(
      `jsonb_path_query_array(pt.allergies, '$[*] ? (@.isActive == true)')`,
    );
    const named = fields({ id: pt.id, petName: pt.name });
    expect(select(named, 'from signa.patient pt')).toBe(
      'select pt.id as "id", pt.name as "petName" from signa.patient pt',
    );
    expect(statement(named, (list) => `delete from signa.patient pt returning ${list}`)).toBe(
      'delete from signa.patient pt returning pt.id as "id", pt.name as "petName"',
    );
  });

  it('have the type of their result', () => {
    expectTypeOf(pt.name).toEqualTypeOf<Sql<string>>();
    expectTypeOf(pt.weight).toEqualTypeOf<Sql<number | null>>();
    expectTypeOf(text(pt.id)).toEqualTypeOf<Sql<string>>();
    expectTypeOf(text(pt.merged_into)).toEqualTypeOf<Sql<string | null>>();
    expectTypeOf(text('a.b')).toEqualTypeOf<Sql<string | null>>();
    expectTypeOf(always(text('a.b'))).toEqualTypeOf<Sql<string>>();
    expectTypeOf(coalesce(pt.breed_code, nothing)).toEqualTypeOf<Sql<string | null>>();
    const selected = select(
      fields({ id: pt.id, mergedIntoId: pt.merged_into, weight: pt.weight }),
      'from signa.patient pt',
    );
    expectTypeOf(selected).toEqualTypeOf<
      Statement<{ id: string; mergedIntoId: string | null; weight: number | null }>
    >();
  });

  it('give the pages of a cursor the rows of its statement', () => {
    const { declare, fetch } = cursorOf('pets', select(fields({ name: pt.name }), 'from signa.patient pt'), 10);
    expect(declare).toBe('declare pets no scroll cursor for select pt.name as "name" from signa.patient pt');
    expect(fetch).toBe('fetch 10 from pets');
    expectTypeOf(fetch).toEqualTypeOf<Statement<{ name: string }>>();
  });

  it('refuse a misspelled key, a missing one and one of another type', () => {
    // @ts-expect-error a key that the object does not have
    jsonObject<Animal>({ id: text(pt.id), name: pt.name, wieght: pt.weight });
    // @ts-expect-error a key is missing
    jsonObject<Animal>({ id: text(pt.id), name: pt.name });
    // @ts-expect-error a species can be missing, a name cannot
    jsonObject<Animal>({ id: text(pt.id), name: pt.species_code, weight: pt.weight });
    // @ts-expect-error JSON would contain a rounded number
    jsonObject<Animal>({ id: pt.id, name: pt.name, weight: pt.weight });
    // @ts-expect-error JSON would contain a time in the session's format
    jsonObject<{ at: string }>({ at: columnsOf('recorded_weight as w').at });
    // @ts-expect-error an untyped text
    jsonObject<Animal>({ id: text(pt.id), name: 'pt.name', weight: pt.weight });
    // @ts-expect-error the table has no such column
    expect(pt.wieght).toBe('pt.wieght');
    // @ts-expect-error there is no such table
    columnsOf('pateint as pt');
  });

  it('reject rows that a statement does not return', () => {
    const listed = (sql: Queryable): Promise<Animal[]> =>
      // @ts-expect-error a column is misspelled
      rows(sql, select(fields({ id: pt.id, name: pt.name, wieght: pt.weight }), 'from signa.patient pt'));
    const unknown = (sql: Queryable): Promise<Animal[]> =>
      // @ts-expect-error the rows of plain text have no type
      rows(sql, 'select pt.id, pt.name, pt.weight from signa.patient pt');
    // @ts-expect-error the caller does not declare what a statement returns
    const said = (sql: Queryable) => rows<Animal>(sql, 'select pt.id, pt.name, pt.weight from signa.patient pt');
    expect([listed, unknown, said]).toHaveLength(3);
  });
});
