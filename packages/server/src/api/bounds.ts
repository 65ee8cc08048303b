import type { Issue } from '@signa/core/base';
import { idIssue, listBoundIssue, numberBoundIssue, storedTextIssue, textBoundIssue } from '@signa/core/base';
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** Limits a value: adds violations to `issues` and returns what is left of it. */
type Bound = (value: unknown, path: string, issues: Issue[]) => unknown;

/** Variables within their limits, and the violations. */
export interface BoundedVariables {
  /** Only the variables that the document declares, with duplicates removed from lists of ids and texts. */
  readonly variables: Variables;
  readonly issues: readonly Issue[];
}

/**
 * Limits of a document's variables, derived once from the schema. The contract's types validate themselves;
 * this checks only what no type expresses, such as the length of text.
 */
export function boundsOf(schema: GraphQLSchema, document: DocumentNode): (variables: Variables) => BoundedVariables {
  const declared = document.definitions.flatMap((node) =>
    node.kind === 'OperationDefinition' ? (node.variableDefinitions ?? []) : [],
  );
  const isChange = document.definitions.some((node) => 'operation' in node && node.operation === 'mutation');
  const leaf = leafBound(isChange ? storedTextIssue : textBoundIssue);
  const known = new Map<GraphQLInputType, Bound>();
  const bounds = declared.flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    return isInputType(type) ? [[variable.name.value, boundOf(type, leaf, known)] as const] : [];
  });
  return (variables) => {
    const issues: Issue[] = [];
    const within = bounds.flatMap(([name, bound]) =>
      Object.hasOwn(variables, name) ? [[name, bound(variables[name], name, issues)] as const] : [],
    );
    return { variables: Object.fromEntries(within), issues };
  };
}

function boundOf(type: GraphQLInputType, leaf: Bound, known: Map<GraphQLInputType, Bound>): Bound {
  const made = known.get(type);
  if (made) return made;
  // An input can contain its own type, so it is registered before its fields are visited.
  let bound: Bound = (value) => value;
  known.set(type, (...given) => bound(...given));
  bound = makeBound(type, leaf, known);
  return bound;
}

function makeBound(type: GraphQLInputType, leaf: Bound, known: Map<GraphQLInputType, Bound>): Bound {
  if (isNonNullType(type)) return isId(type.ofType) ? chosenIdBound : boundOf(type.ofType, leaf, known);
  if (isListType(type)) return listBound(boundOf(getNullableType(type.ofType), leaf, known));
  if (!isInputObjectType(type)) return isId(type) ? idBound : leaf;
  const fields = new Map(
    Object.values(type.getFields()).map((field) => [field.name, boundOf(field.type, leaf, known)]),
  );
  return (value, path, issues) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => {
        const field = fields.get(name);
        return [name, field ? field(held, `${path}.${name}`, issues) : held];
      }),
    );
  };
}

function listBound(entry: Bound): Bound {
  return (value, path, issues) => {
    if (!Array.isArray(value)) return entry(value, path, issues);
    const issue = listBoundIssue(value.length, path);
    if (issue) {
      issues.push(issue);
      return [];
    }
    const entries = value.map((held: unknown, at) => entry(held, `${path}.${at}`, issues));
    return [...new Set(entries)];
  };
}

const isId = (type: GraphQLInputType): boolean => isScalarType(type) && type.name === 'ID';

/** A required id: forms reject a missing one with their own message. */
function chosenIdBound(value: unknown, path: string, issues: Issue[]): unknown {
  const text = typeof value === 'number' ? String(value) : value;
  const issue = typeof text === 'string' ? idIssue(text, path, true) : null;
  if (issue) issues.push(issue);
  return text;
}

/** An optional id; in a form, an empty one means the same as none. */
function idBound(value: unknown, path: string, issues: Issue[]): unknown {
  if (value === '' && path.includes('.')) return null;
  const text = typeof value === 'number' ? String(value) : value;
  const issue = typeof text === 'string' ? idIssue(text, path) : null;
  if (issue) issues.push(issue);
  return text;
}

function leafBound(textIssue: typeof textBoundIssue): Bound {
  return (value, path, issues) => {
    const issue =
      typeof value === 'string'
        ? textIssue(value, path)
        : typeof value === 'number'
          ? numberBoundIssue(value, path)
          : null;
    if (issue) issues.push(issue);
    return value;
  };
}
