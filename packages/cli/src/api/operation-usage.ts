import { mutationNames, type OperationName, queryNames } from '@signa/core/contract';
import { getNamedType, isInputObjectType, isNonNullType, type GraphQLInputType } from 'graphql';
import { listOf, recordOf } from '../output/found.js';
import { choice, type ValueOf, many, object, text } from '../output/shape.js';
import { variableTypes } from './variables.js';

const kind = choice(['mutation', 'query'], 'Kind');
/** Output of `signa api --list`. */
export const operationsFound = listOf({ name: text('Operation'), kind, takes: many(text(), 'Takes') });
/** Output of `signa api <operation> --help`. */
export const usageFound = recordOf({
  name: text(),
  kind,
  call: text(),
  takes: many(object({ name: text(), type: text(), fields: many(text()) })),
});

const kindOf = (name: OperationName): ValueOf<typeof kind> =>
  (mutationNames as readonly string[]).includes(name) ? 'mutation' : 'query';
const argument = ([name, type]: readonly [string, GraphQLInputType]) => `${name}: ${String(type)}`;

/** Every operation of the contract with its arguments, sorted by name. */
export const operationList = () =>
  [...queryNames, ...mutationNames].sort().map((name) => ({
    name,
    kind: kindOf(name),
    takes: Object.entries(variableTypes(name)).map(argument),
  }));

/** The arguments of one operation, the fields of its inputs, and an example call. */
export function operationUsage(name: OperationName) {
  const types = Object.entries(variableTypes(name));
  const needed = types.filter(([, type]) => isNonNullType(type)).map(([variable]) => `${variable}=…`);
  return {
    name,
    kind: kindOf(name),
    call: ['signa', 'api', name, ...needed].join(' '),
    takes: types.map(([variable, type]) => ({ name: variable, type: String(type), fields: fieldsOf(type) })),
  };
}

/** The fields of an input type, and those of inputs in it as 'locationPhones.phoneNumber'; empty for other types. */
function fieldsOf(type: GraphQLInputType): readonly string[] {
  return inputFields(type).flatMap((field) => [
    argument([field.name, field.type]),
    ...inputFields(field.type).map((inner) => argument([`${field.name}.${inner.name}`, inner.type])),
  ]);
}

const inputFields = (type: GraphQLInputType) => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
};
