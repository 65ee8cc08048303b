import type { OperationName } from '@signa/core/contract';
import { documents } from '@signa/core/contract/documents';
import {
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { CommandError, exitCodes } from '../process/exit-code.js';
import { contractSchema } from './contract-schema.js';

/**
 * Parses `name=value` arguments into the operation's variables. A dot addresses a field of an input
 * (`input.locationId=1`), a list takes commas or JSON, an input takes JSON, and any other value is parsed by its type.
 *
 * @throws CommandError for wrong usage, naming the variable and what it accepts
 */
export function readVariables(name: OperationName, assignments: readonly string[]): Record<string, unknown> {
  const types = variableTypes(name);
  const variables: Record<string, unknown> = {};
  for (const assignment of assignments) assign(name, types, variables, assignment);
  const missing = Object.entries(types).find(
    ([variable, type]) => isNonNullType(type) && variables[variable] === undefined,
  );
  if (missing) throw usage(`${name} needs ${missing[0]}=… (${String(missing[1])})`);
  return variables;
}

type Types = Record<string, GraphQLInputType>;

/** The types of the variables of an operation. */
export function variableTypes(name: OperationName): Types {
  const operation = documents[name].definitions.find(
    (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
  );
  const types: Types = {};
  for (const definition of operation?.variableDefinitions ?? []) {
    types[definition.variable.name.value] = typeFromAST(
      contractSchema(),
      definition.type as never,
    ) as unknown as GraphQLInputType;
  }
  return types;
}

function assign(name: OperationName, types: Types, variables: Record<string, unknown>, assignment: string): void {
  const at = assignment.indexOf('=');
  if (at < 1) throw usage(`'${assignment}' is not name=value`);
  const path = assignment.slice(0, at).split('.');
  const [first = '', ...rest] = path;
  let type = types[first];
  let target: Record<string, unknown> = variables;
  let last = first;
  for (const part of rest) {
    const bare = type && getNullableType(type);
    const inner = (target[last] ?? {}) as Record<string, unknown>;
    target[last] = inner;
    target = inner;
    type = isInputObjectType(bare) ? bare.getFields()[part]?.type : undefined;
    last = part;
  }
  if (!type) throw usage(`${name} takes no ${path.join('.')}. It takes ${Object.keys(types).join(', ') || 'nothing'}.`);
  target[last] = valueOf(path.join('.'), getNullableType(type), assignment.slice(at + 1));
}

function valueOf(path: string, type: GraphQLInputType, text: string): unknown {
  if (text === 'null') return null;
  if (isListType(type))
    return text.startsWith('[')
      ? json(path, text)
      : text.split(',').map((part) => valueOf(path, getNullableType(type.ofType), part));
  if (isInputObjectType(type)) return json(path, text);
  const scalar = String(type);
  if (scalar === 'Int' || scalar === 'Float') return numberOf(path, text);
  if (scalar === 'Boolean') return booleanOf(path, text);
  return text;
}

function json(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw usage(`${path} takes JSON`);
  }
}

function numberOf(path: string, text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) throw usage(`${path} takes a number`);
  return value;
}

function booleanOf(path: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw usage(`${path} takes true or false`);
  return text === 'true';
}

function usage(text: string): CommandError {
  return new CommandError(text, exitCodes.usage);
}
