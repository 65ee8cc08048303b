import type { OperationName } from '@signa/core/contract';
import { documents } from '@signa/core/contract/documents';
import {
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { contractSchema } from '../api/contract-schema.js';
import { type JsonSchema, objectOf, nullable } from '../output/json-schema.js';

const simple: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  PlainDate: { type: 'string', format: 'date' },
  Instant: { type: 'string', format: 'date-time' },
};

/** Converts an operation's data to JSON Schema: the fields its document selects, with the contract's types. */
export function answerSchema(name: OperationName): JsonSchema {
  const { definitions } = documents[name];
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [])),
  );
  const operation = definitions.find((node) => node.kind === 'OperationDefinition');
  if (!operation) throw new Error(`The document of ${name} holds no operation`);
  const root =
    operation.operation === 'mutation' ? contractSchema().getMutationType() : contractSchema().getQueryType();
  return selectionSchema(fragments, root as GraphQLCompositeType, operation.selectionSet);
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

function selectionSchema(fragments: Fragments, type: GraphQLCompositeType, selected: SelectionSetNode): JsonSchema {
  return objectOf(fieldsOf(fragments, type, selected));
}

function fieldsOf(
  fragments: Fragments,
  type: GraphQLCompositeType,
  { selections }: SelectionSetNode,
): Readonly<Record<string, JsonSchema>> {
  const fields = isObjectType(type) ? type.getFields() : {};
  return Object.assign(
    {},
    ...selections.map((node) => {
      if (node.kind === 'FragmentSpread') {
        const fragment = fragments.get(node.name.value);
        return fragment ? fieldsOf(fragments, type, fragment.selectionSet) : {};
      }
      if (node.kind === 'InlineFragment') return fieldsOf(fragments, type, node.selectionSet);
      const field = fields[node.name.value];
      const name = node.alias?.value ?? node.name.value;
      return { [name]: field ? typeSchema(fragments, field.type, node.selectionSet) : { type: 'string' } };
    }),
  ) as Readonly<Record<string, JsonSchema>>;
}

function typeSchema(fragments: Fragments, type: GraphQLOutputType, selected?: SelectionSetNode): JsonSchema {
  if (!isNonNullType(type)) return nullable(presentSchema(fragments, type, selected));
  return presentSchema(fragments, type.ofType, selected);
}

function presentSchema(fragments: Fragments, type: GraphQLOutputType, selected?: SelectionSetNode): JsonSchema {
  if (isListType(type)) return { type: 'array', items: typeSchema(fragments, type.ofType, selected) };
  if (isCompositeType(type) && selected) return selectionSchema(fragments, type, selected);
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) };
  return simple[String(type)] ?? { type: 'string' };
}
