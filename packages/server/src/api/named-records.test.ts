import { mutationNames, type OperationName, queryNames } from '@signa/core/contract';
import { documents, schemaText } from '@signa/core/contract/documents';
import { fc, test } from '@fast-check/vitest';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  typeFromAST,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { SentError } from './error.js';
import { namedRecords, readSubject, recordFields } from './named-records.js';
import { refusalOf } from './refusal.js';

const schema = buildSchema(schemaText);
const operations = [...queryNames, ...mutationNames];
const typed = '4242424242';

/** A call with every field filled: ids end in 7, and text fields contain digits that could be ids. */
function filled(name: OperationName): Record<string, unknown> {
  const [definition] = documents[name].definitions;
  if (definition?.kind !== 'OperationDefinition') throw new Error(`${name} is an operation`);
  const variables = definition.variableDefinitions ?? [];
  return Object.fromEntries(variables.map(({ variable, type }) => [variable.name.value, valueOf(inputType(type))]));
}

const inputType = (type: Parameters<typeof typeFromAST>[1]) => typeFromAST(schema, type as never) as GraphQLInputType;

function valueOf(type: GraphQLInputType, depth = 0): unknown {
  const present = getNullableType(type);
  if (isListType(present)) return [valueOf(present.ofType, depth)];
  if (isEnumType(present)) return present.getValues()[0]?.name;
  if (!isInputObjectType(present)) return String(present) === 'ID' ? '7' : typed;
  if (depth > 3) return null;
  return Object.fromEntries(
    Object.values(present.getFields()).map((field) => [field.name, valueOf(field.type, depth + 1)]),
  );
}

/** The type of a variable field, by path. */
function typeAt(name: OperationName, path: string): string | undefined {
  const [definition] = documents[name].definitions;
  const [first, ...rest] = path.split('.');
  const variables = definition?.kind === 'OperationDefinition' ? (definition.variableDefinitions ?? []) : [];
  const variable = variables.find((one) => one.variable.name.value === first);
  let type = variable && inputType(variable.type);
  for (const field of rest) {
    const named = type && getNamedType(type);
    type = isInputObjectType(named) ? named.getFields()[field]?.type : undefined;
  }
  return type && String(getNullableType(type));
}

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<unknown>;
const fault: SentError = { message: 'Nobody, 10 Main St', extensions: { errorId: 'x' } };
const keptOf = (operation: OperationName, variables: Record<string, unknown>) =>
  refusalOf(
    {
      ...{ number: 'K7QX-2M9R-4DTB', at: '2026-11-20T10:00:00.000Z', milliseconds: 4, operation, variables },
      ...{ username: 'vet@signa.test', actor: null },
    },
    fault,
  );

describe('records named in a call', () => {
  it('A-423 are named as in the audit, the main one first', () => {
    const input = { locationPatientId: '5', locationClientId: '6', directions: '7' };
    expect(namedRecords('AddPrescription', { prescriptionTaskToAttach: { id: '12' }, input })).toEqual([
      ...['task:12', 'patient:5', 'client:6'],
    ]);
    const merge = { noun: 'patient', keptId: '1', otherId: '2' };
    expect(namedRecords('MergeRecords', { input: merge })).toEqual(['patient:1', 'patient:2']);
    expect(namedRecords('EndRecordAlert', { noun: 'client', recordId: '3', alertId: '4' })).toEqual(['client:3']);
    expect(namedRecords('Species', {})).toEqual([]);
    // An id out of column range: the database would reject the whole batch.
    const long = '9'.repeat(19);
    expect(namedRecords('GetPrescription', { id: long })).toEqual([]);
    expect(keptOf('GetPrescription', { id: long, locationId: long })).toMatchObject({ records: [], locationId: null });
  });

  it('A-282 are reported for reads and not for changes', () => {
    expect(readSubject('GetPrescription', { id: '12' })).toBe('prescription:12');
    expect(readSubject('ArchivePrescription', { id: '12' })).toBeNull();
    expect(readSubject('Species', {})).toBeNull();
  });

  const fields = Object.entries(recordFields).flatMap(([name, places]) =>
    places.map(([said, field]) => [name as OperationName, said, field] as const),
  );
  it.each(fields)('A-423 %s: %s is an id field of the contract', (name, said, field) => {
    const isThere = (path: string) => typeAt(name, path)?.replace('!', '');
    if (field === 'keptId' || field === 'recordId' || field === 'otherId')
      expect([undefined, 'ID']).toContain(isThere(field));
    else expect(isThere(field)).toBe('ID');
    if (typeof said !== 'string') expect(isThere(said.saidBy)).toMatch(/^(?:Merge|Alert)Noun$/);
  });

  it.each(operations)('A-423 %s stores no typed text, even if it consists of digits', (name) => {
    const kept = keptOf(name, filled(name));
    expect(kept).not.toBeNull();
    expect(JSON.stringify(kept)).not.toContain(typed);
    expect(JSON.stringify(kept)).not.toContain('Main St');
  });

  test.prop([
    fc.constantFrom(...operations),
    fc.dictionary(fc.constantFrom('id', 'input', 'noun', 'locationId'), json),
  ])('A-423 are always ids, whatever the fields contain', (name, variables) => {
    const kept = keptOf(name, variables);
    for (const record of kept?.records ?? [])
      expect(record).toMatch(/^(?:client|patient|prescription|task|order):\d{1,18}$/);
    expect(kept?.locationId ?? '0').toMatch(/^\d{1,18}$/);
    expect(kept?.taskUuid ?? '00000000-0000-4000-8000-000000000000').toMatch(/^[\da-fA-F-]{36}$/);
    expect(Object.keys(kept ?? {}).sort()).toEqual([
      ...['at', 'code', 'locationId', 'locationIds', 'milliseconds', 'number', 'operation', 'personId', 'records'],
      ...['taskUuid', 'username'],
    ]);
  });

  const junk = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => `Zq${text}`);
  const tree = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      junk,
      fc.array(tie('value'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('id', 'input', 'name', 'uuid', 'locationPatientId', 'keptId'), tie('value'), {
        maxKeys: 3,
      }),
    ),
  })).value;
  test.prop([fc.constantFrom(...operations), fc.dictionary(fc.constantFrom('id', 'input', 'locationId'), tree)])(
    'A-423 never include text from any field',
    (name, variables) => {
      expect(JSON.stringify(keptOf(name, variables))).not.toContain('Zq');
    },
  );
});

describe('rejected calls', () => {
  const refused = (code: string): SentError => ({ message: 'No', extensions: { code } as never });
  const call = { ...{ number: 'K7QX-2M9R-4DTB', at: '', milliseconds: 4, variables: {} } };
  const of = (operation: string, error: SentError | undefined) =>
    refusalOf({ ...call, operation, username: 'vet@signa.test', actor: null }, error);

  it('A-423 are stored where support can be asked about them', () => {
    for (const code of ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'PARTNER_UNREACHABLE'])
      expect(of('GetPrescription', refused(code))).toMatchObject({ code });
    expect(of('GetPrescription', fault)).toMatchObject({ code: null });
    expect(of('/impersonate', refused('FORBIDDEN'))).toMatchObject({ operation: '/impersonate', records: [] });
  });

  it('A-423 name a user by id only where support was impersonating', () => {
    const as = (kind: string) =>
      refusalOf(
        {
          ...{ ...call, operation: 'GetPrescription', username: 'vet@signa.test' },
          actor: { caller: { kind }, person: { id: '9' }, locationIds: ['1'] } as never,
        },
        fault,
      );
    expect(as('impersonating')).toMatchObject({ personId: '9', locationIds: ['1'] });
    expect(as('person')).toMatchObject({ personId: null });
  });

  it("A-423 exclude what users fix themselves, and the portal's check whether a user is support", () => {
    for (const code of ['BAD_USER_INPUT', 'TOO_MANY_CALLS', 'UNAUTHENTICATED', 'IMPERSONATION_EXPIRED'])
      expect(of('GetPrescription', refused(code))).toBeNull();
    expect(of('GetSupportUser', refused('FORBIDDEN'))).toBeNull();
    expect(of('GetSupportUser', fault)).not.toBeNull();
    expect(of('GetPrescription', undefined)).toBeNull();
  });
});
