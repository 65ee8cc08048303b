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

/** Bounds a value: what is wrong with it goes to `issues`, what is left of it is answered. */
type Bound = (value: unknown, path: string, issues: Issue[]) => unknown;

/** Variables within their bounds, and what is wrong with them. */
export interface BoundedVariables {
  /** Those that the document declares and no other, each list of ids and texts without doubles. */
  readonly variables: Variables;
  readonly issues: readonly Issue[];
}

/**
 * How the variables of a document are bounded, read from the schema once. What the types of the contract refuse
 * themselves is left to them: this asks only what no type says, such as how long a text is.
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
  // An input may hold inputs of its own type: it is known before its fields are looked at.
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

/** An id that must be there: a form asks for the one that was not chosen with a text of its own. */
function chosenIdBound(value: unknown, path: string, issues: Issue[]): unknown {
  const text = typeof value === 'number' ? String(value) : value;
  const issue = typeof text === 'string' ? idIssue(text, path, true) : null;
  if (issue) issues.push(issue);
  return text;
}

/** One that may be left out; in a form an empty one says the same. */
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
