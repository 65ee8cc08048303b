import { isPlainDate } from '@signa/core/base';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Comparison of a response with the contract: the mismatches by path, and the paths that had a value. */
interface Compared {
  readonly faults: readonly string[];
  readonly filled: readonly string[];
}

/** The responses of one operation compared with the fields that its document selects. */
interface AnswerContract {
  /** Every selected field in a response, such as `prescription.locationClient.phones`. */
  readonly paths: readonly string[];
  /**
   * Fields of other documents are allowed, because one SQL expression serves several of them.
   *
   * @param answer - result of the operation's resolver, before fields are selected
   */
  compare(answer: unknown): Compared;
}

interface Field {
  readonly name: string;
  readonly type: GraphQLOutputType;
  readonly fields: readonly Field[];
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value),
  Float: (value) => Number.isFinite(value),
  Boolean: (value) => typeof value === 'boolean',
  PlainDate: (value) => typeof value === 'string' && isPlainDate(value),
  Instant: (value) => typeof value === 'string' && instant.test(value),
};
/** Fields of a stored record besides the contract, which the server's rules need. */
const ofTheServer: Readonly<Record<string, readonly string[]>> = {
  LocationUser: ['timeZone'],
  Order: ['locationId'],
  Prescription: ['timeZone', 'licensesAtIssue'],
  PrescriptionTask: ['timeZone'],
  Product: ['familyFacts'],
};
const isText = (value: unknown): boolean => typeof value === 'string';

/** @param document - of one operation with one root field */
export function answerContract(schema: GraphQLSchema, document: DocumentNode): AnswerContract {
  const root = rootOf(schema, document);
  return {
    paths: pathsOf(root),
    compare(answer) {
      const faults: string[] = [];
      const filled = new Set<string>();
      look(root.type, root, answer, root.name);
      return { faults, filled: [...filled] };

      function look(type: GraphQLOutputType, field: Field, value: unknown, path: string): void {
        if (value === null) {
          if (isNonNullType(type)) faults.push(`${path} is null`);
          return;
        }
        const inner = isNonNullType(type) ? type.ofType : type;
        if (isListType(inner)) {
          if (!Array.isArray(value)) return void faults.push(`${path} is not a list`);
          for (const entry of value) look(inner.ofType as GraphQLOutputType, field, entry, path);
          return;
        }
        filled.add(path);
        if (isObjectType(inner)) return lookInside(inner, field, value, path);
        const isKind = isEnumType(inner) ? isText : (kinds[inner.toString()] ?? isText);
        if (!isKind(value)) faults.push(`${path} is not ${inner.toString()}: ${typeof value}`);
      }

      function lookInside(type: GraphQLObjectType, { fields }: Field, value: unknown, path: string): void {
        if (!isRecord(value)) return void faults.push(`${path} is not an object`);
        const held = new Map(Object.entries(value));
        for (const field of fields) {
          const inside: unknown = held.get(field.name);
          if (inside === undefined) faults.push(`${path}.${field.name} is missing`);
          else look(field.type, field, inside, `${path}.${field.name}`);
          held.delete(field.name);
        }
        for (const name of held.keys())
          if (!(name in type.getFields()) && !ofTheServer[type.name]?.includes(name))
            faults.push(`${path}.${name} is not a field of ${type.name}`);
      }
    },
  };
}

function rootOf(schema: GraphQLSchema, document: DocumentNode): Field {
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition');
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === 'FragmentDefinition' ? [[node.name.value, node]] : [])),
  );
  const type = operation && schema.getRootType(operation.operation);
  const [root] = type ? fieldsOf(type, operation.selectionSet, fragments) : [];
  if (!root) throw new Error('A document of the contract must have one root field');
  return root;
}

function fieldsOf(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Field[] {
  const found = selections.flatMap((node): Field[] => {
    if (node.kind !== 'Field') {
      const inside = node.kind === 'FragmentSpread' ? fragments.get(node.name.value)?.selectionSet : node.selectionSet;
      return inside ? fieldsOf(type, inside, fragments) : [];
    }
    const name = node.name.value;
    const field = type.getFields()[name];
    if (!field) throw new Error(`${type.name} has no field ${name}`);
    const inner = innermost(field.type);
    const fields = node.selectionSet && isObjectType(inner) ? fieldsOf(inner, node.selectionSet, fragments) : [];
    return [{ name, type: field.type, fields }];
  });
  return merged(found);
}

/** A field selected by two fragments has the selections of both. */
function merged(fields: readonly Field[]): Field[] {
  const byName = new Map<string, Field>();
  for (const field of fields) {
    const known = byName.get(field.name);
    byName.set(field.name, known ? { ...known, fields: merged([...known.fields, ...field.fields]) } : field);
  }
  return [...byName.values()];
}

function innermost(type: GraphQLOutputType): GraphQLOutputType {
  return isNonNullType(type) || isListType(type) ? innermost(type.ofType as GraphQLOutputType) : type;
}

function pathsOf({ name, fields }: Field): string[] {
  return [name, ...fields.flatMap(pathsOf).map((path) => `${name}.${path}`)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
