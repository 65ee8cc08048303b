import {
  buildASTSchema,
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLNamedType,
  isInputObjectType,
  isObjectType,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { documents, schemaText } from './documents.js';
import type { ContractName } from './names.js';

const schema = buildASTSchema(parse(schemaText));

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
  if (!operation) throw new Error('A document of the contract holds an operation');
  return operation;
}

function rootOf(document: DocumentNode): FieldNode {
  const [field] = operationOf(document).selectionSet.selections;
  if (field?.kind !== 'Field') throw new Error('A document of the contract has one root field');
  return field;
}

/** The variables of an operation with their types, as 'id: ID!'. */
export function variablesOf(name: ContractName): string[] {
  return (operationOf(documents[name]).variableDefinitions ?? []).map(
    ({ variable, type }) => `${variable.name.value}: ${print(type)}`,
  );
}

/** The type of an operation's answer, as 'Prescription!'. */
export function answerOf(name: ContractName): string {
  const operation = operationOf(documents[name]);
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  return String(root?.getFields()[rootOf(documents[name]).name.value]?.type);
}

/** Every field in the answer of an operation, as 'rxStatus' and 'rxStatus.code'. */
export function fieldsOf(name: ContractName): string[] {
  const document = documents[name];
  const { selectionSet } = rootOf(document);
  return selectionSet ? fieldsIn(document, selectionSet, '') : [];
}

function fieldsIn(document: DocumentNode, { selections }: SelectionSetNode, at: string): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === 'Field') {
      const path = at + selection.name.value;
      return [path, ...(selection.selectionSet ? fieldsIn(document, selection.selectionSet, `${path}.`) : [])];
    }
    const fragment = document.definitions.find(
      (node) =>
        node.kind === 'FragmentDefinition' &&
        selection.kind === 'FragmentSpread' &&
        node.name.value === selection.name.value,
    );
    return fragment?.kind === 'FragmentDefinition' ? fieldsIn(document, fragment.selectionSet, at) : [];
  });
}

function typeOf(name: string): GraphQLNamedType {
  const type = schema.getType(name);
  if (!type) throw new Error(`The schema has no type ${name}`);
  return getNamedType(type);
}

/** The fields of a type of the schema. */
export function fieldsOfType(name: string): string[] {
  const type = typeOf(name);
  if (!isInputObjectType(type) && !isObjectType(type)) throw new Error(`${name} has no fields`);
  return Object.keys(type.getFields());
}

/** The names in a text of the requirements: 'id, uuid, rxNumber'. */
export const listed = (text: string): string[] => text.split(',').map((name) => name.trim());
