import type { OperationName } from '@signa/core/contract';
import { documents } from '@signa/core/contract/documents';
import fc from 'fast-check';
import {
  executeSync,
  getNullableType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { contractSchema } from '../api/contract-schema.js';

/** Whether optional data may be missing from a generated answer. */
export type Fullness = 'any' | 'full';

/** Draws values that fast-check can shrink. */
export type Draw = fc.GeneratorValue;

const texts = ['1', '7', 'AddPrescription', 'Wren <Street>'];
const numbers = [0, 1, 12, 900];
const scalars: Readonly<Record<string, readonly unknown[]>> = {
  ID: ['1', '7', '120'],
  Int: numbers,
  Float: [...numbers, 0.25],
  Boolean: [true, false],
  PlainDate: ['2026-11-20', '2024-02-29'],
  Instant: ['2026-11-20T13:14:00.000Z'],
  ShortcutType: ['SIG', 'NP', 'NC'],
  PimsConnectionType: ['EZYVET', 'BITWERX'],
};

/** Generates data that an operation may return: GraphQL executes it over generated values of the contract's types. */
export function anyAnswer(draw: Draw, name: OperationName, variableValues: object, fullness: Fullness): unknown {
  const result = executeSync({
    schema: contractSchema(),
    document: documents[name],
    variableValues: { ...variableValues },
    fieldResolver: (_source, _args, _context, { returnType }) => valueOf(draw, returnType, fullness),
  });
  if (result.errors) throw result.errors[0] as Error;
  return JSON.parse(JSON.stringify(result.data)) as unknown;
}

function valueOf(draw: Draw, type: GraphQLOutputType, fullness: Fullness): unknown {
  if (!isNonNullType(type) && fullness === 'any' && draw(fc.nat, { max: 3 }) === 0) return null;
  const present = getNullableType(type);
  if (isListType(present)) {
    const length = fullness === 'full' ? 1 : draw(fc.nat, { max: 2 });
    return Array.from({ length }, () => valueOf(draw, present.ofType, fullness));
  }
  if (isObjectType(present)) return {};
  const values = isEnumType(present) ? present.getValues().map(({ value }) => value as unknown) : undefined;
  return draw(
    fc.constantFrom<unknown[]>,
    ...(values ?? scalars[String(present)] ?? (fullness === 'full' ? texts : ['', ...texts])),
  );
}
