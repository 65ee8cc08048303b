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
 * What of the variables does not fit the operation, each with the path of its field. The compiled documents check the
 * same, but their errors do not tell the path; so this runs only once they found something.
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
 * 'Expected type "PlainDate". must be a date …' says it twice for our own scalars; and GraphQL's own ones repeat the
 * value, which may be a secret in the wrong form.
 */
function textOf(error: GraphQLError): string {
  return error.message.replace(/^Expected type "\w+"\. /, '').replace(/^(\w+ cannot represent [^:]*value): .*$/s, '$1');
}
