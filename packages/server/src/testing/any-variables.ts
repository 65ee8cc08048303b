import { activeFilters, shortcutTypes } from '@signa/core/practice';
import { rxStatusListing, taskStatuses, taskStatusFilters } from '@signa/core/prescribing';
import { deliveryTimes, timesToShip } from '@signa/core/catalog';
import fc from 'fast-check';
import {
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
} from 'graphql';

type Value = fc.Arbitrary<unknown>;

const oneOf = (values: readonly unknown[]): Value => fc.constantFrom(...values);
const ids = ['0', '1', '2', '3', '7', '14', '999999999999999999', ''];
const days = ['2026-11-20', '2024-02-29', '0000-01-01', '0001-01-01', '9999-12-31', '1582-10-10'];
const instants = [
  '2026-11-20T13:14:00.000Z',
  '0000-01-01T00:00Z',
  '9999-12-31T23:59:59.999-14:00',
  '2026-11-20T13:14+14:00',
];
const texts = [
  '',
  ' ',
  'a',
  'Otis',
  '%',
  '_\\',
  "';--",
  '{"a":1}',
  '{}',
  '\u200B',
  '2026-02-30',
  '0000-00-00',
  '-0',
  '1e400',
  'NaN',
  '\\u0000',
  'null',
];
const numbers = [0, 1, -1, 0.005, 30, 9_999.99, 10_000, 99_999_999, 999_999_999, -999_999_999, 1e-300];
const integers = [0, 1, -1, 10, 200, 2_147_483_647, -2_147_483_648];

/** Edge values of a scalar by name; a name without an entry accepts text. */
const fitting: Readonly<Record<string, Value>> = {
  ID: oneOf(ids),
  Uuid: fc.uuid(),
  Int: fc.oneof(oneOf(integers), fc.integer()),
  Float: fc.oneof(oneOf(numbers), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 })),
  Boolean: fc.boolean(),
  String: fc.oneof(oneOf(texts), oneOf(days), oneOf(ids), fc.string({ unit: 'binary', maxLength: 300 })),
  PlainDate: fc.oneof(
    oneOf(days),
    fc
      .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  Instant: fc.oneof(
    oneOf(instants),
    fc
      .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
      .map((date) => date.toISOString()),
  ),
  RxStatusFilter: oneOf(Object.values(rxStatusListing).map((listing) => listing.toUpperCase())),
  TaskStatus: oneOf(taskStatuses),
  TaskStatusFilter: oneOf(taskStatusFilters),
  ShortcutType: oneOf(shortcutTypes),
  ActiveFilter: oneOf(activeFilters),
  WeightUnit: oneOf(['lbs', 'kg']),
  TimeToShip: oneOf(timesToShip),
  DeliveryTime: oneOf(deliveryTimes),
  TaskType: oneOf(['approval', 'expiring', 'renewal', 'draft', 'other']),
  SpeciesCode: oneOf(['canine', 'feline', 'nobody knows']),
  PimsConnectionType: oneOf(['EZYVET', 'DIGITAIL', 'ACT', 'none']),
};

/** Invalid values: other types, text that cannot be stored, and nesting. */
const unfit: Value = fc.oneof(
  oneOf(['abc', 'a\0b', '\0', '\uD83D', 'b\uDE00', 'x'.repeat(4_000), '-1', '1.5', '٣', '1'.repeat(40)]),
  oneOf([1e308, -1e308, 1e21, 2 ** 53, 2 ** 31, -(2 ** 31) - 1, 0.1]),
  oneOf([
    null,
    true,
    {},
    [],
    [[]],
    [null],
    { a: { b: [{ c: 'd' }] } },
    { constructor: 1 },
    { __proto__: null, toString: 1 },
  ]),
  oneOf(['2026-13-01', '2026-02-30', '+275760-09-13', '-000001-01-01', '2026-11-20T25:00:00Z', '10000-01-01']),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Variables for an operation's document: most are valid edge values, some are invalid. */
export function anyVariables(schema: GraphQLSchema, document: DocumentNode): fc.Arbitrary<Record<string, unknown>> {
  return variablesOf(schema, document, ofType);
}

/** Valid variables whose ids match nothing: an empty field, or a record that never existed. */
export function nowhereVariables(schema: GraphQLSchema, document: DocumentNode): fc.Arbitrary<Record<string, unknown>> {
  return variablesOf(schema, document, nowhereOf);
}

function nowhereOf(type: GraphQLInputType): Value {
  const [inner, isNeeded] = isNonNullType(type) ? [type.ofType, true] : [type, false];
  const value = nowhereValue(inner);
  return isNeeded ? value : fc.option(value, { freq: 8 });
}

function nowhereValue(type: GraphQLInputType): Value {
  if (isListType(type)) return fc.array(nowhereOf(type.ofType), { minLength: 1, maxLength: 2 });
  if (isInputObjectType(type)) return objectOf(type, nowhereOf);
  return isScalarType(type) && type.name === 'ID' ? oneOf(['', '0', '999999999999999999']) : fittingType(type);
}

function objectOf(type: GraphQLInputObjectType, of: (type: GraphQLInputType) => Value): Value {
  const fields = Object.values(type.getFields());
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, of(field.type)])));
}

function variablesOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  of: (type: GraphQLInputType) => Value,
): fc.Arbitrary<Record<string, unknown>> {
  const declared = document.definitions.flatMap((node) =>
    node.kind === 'OperationDefinition' ? (node.variableDefinitions ?? []) : [],
  );
  const values = declared.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    return isInputType(type) ? [[variable.name.value, of(type)] as const] : [];
  });
  return fc.record(Object.fromEntries(values));
}

function ofType(type: GraphQLInputType): Value {
  const [inner, isNeeded] = isNonNullType(type) ? [type.ofType, true] : [type, false];
  const fits = fittingType(inner);
  return fc.oneof(
    { arbitrary: fits, weight: 30 },
    { arbitrary: unfit, weight: 1 },
    { arbitrary: fc.constantFrom(null, undefined), weight: isNeeded ? 0 : 8 },
  );
}

function fittingType(type: GraphQLInputType): Value {
  if (isListType(type)) {
    const entry = ofType(type.ofType);
    return fc.oneof(
      fc.array(entry, { maxLength: 4 }),
      entry.map((value) => Array.from({ length: 200 }, () => value)),
    );
  }
  if (isInputObjectType(type)) return objectOf(type, ofType);
  if (isEnumType(type)) return oneOf(type.getValues().map(({ name }) => name));
  return fitting[(type as { readonly name: string }).name] ?? oneOf(texts);
}
