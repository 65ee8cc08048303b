import type { Issue } from '@signa/core/base';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  coerceInputValue,
  isInputType,
  isNonNullType,
  typeFromAST,
} from 'graphql';

/**
 * Violations in the variables of an operation, with field paths. The compiled documents check the same, but their
 * errors have no path, so this runs only after they reported an error.
 */
export function inputIssues(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>>,
): Issue[] {
  const issues: Issue[] = [];
  for (const node of document.definitions) {
    if (node.kind !== 'OperationDefinition') continue;
    for (const definition of node.variableDefinitions ?? []) {
      const name = definition.variable.name.value;
      const type = typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined;
      if (!isInputType(type)) continue;
      issues.push(...issuesOf(name, variables[name], type));
    }
  }
  return issues;
}

function issuesOf(name: string, value: unknown, type: GraphQLInputType): Issue[] {
  if (value === undefined)
    return isNonNullType(type) ? [{ path: name, code: 'required', message: `${name} is required` }] : [];
  const issues: Issue[] = [];
  coerceInputValue(value, type, (path, _value, error) => {
    const field = [name, ...path].join('.');
    issues.push({ path: field, code: 'invalid', message: `${field}: ${textOf(error)}` });
  });
  return issues;
}

/**
 * Custom scalars would report the reason twice ('Expected type "PlainDate". must be a date …'), and built-in ones
 * repeat the value, which could be a secret in the wrong field.
 */
function textOf(error: GraphQLError): string {
  return error.message.replace(/^Expected type "\w+"\. /, '').replace(/^(\w+ cannot represent [^:]*value): .*$/s, '$1');
}
