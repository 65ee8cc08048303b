import { print, visit } from 'graphql';

/**
 * Finds changes that break callers of the named operations (decision 2), which no schema comparison finds: a removed
 * operation, a field missing from its result, and a variable that was removed, changed its type, or became required.
 *
 * @param before - every document, parsed as one
 * @returns { type, path, message } of each
 */
export function breaksOfOperations(before, after) {
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([name, was]) => {
    const is = now.get(name);
    return is ? [...fieldsGone(name, was, is), ...variablesBroken(name, was, is)] : [gone('OPERATION_REMOVED', name)];
  });
}

const gone = (type, path) => ({ type, path, message: `${path} is gone` });

function fieldsGone(name, was, is) {
  return [...was.fields]
    .filter((path) => !is.fields.has(path))
    .map((path) => gone('ANSWER_FIELD_REMOVED', `${name}.${path}`));
}

function variablesBroken(name, was, is) {
  const removed = [...was.variables.keys()]
    .filter((variable) => !is.variables.has(variable))
    .map((variable) => gone('VARIABLE_REMOVED', `${name}($${variable})`));
  const broken = [...is.variables].flatMap(([variable, type]) => {
    const path = `${name}($${variable})`;
    const typeBefore = was.variables.get(variable);
    if (typeBefore === undefined)
      return type.endsWith('!') ? [{ type: 'VARIABLE_REQUIRED', path, message: `${path} is wanted as ${type}` }] : [];
    return typeBefore === type || typeBefore === `${type}!`
      ? []
      : [{ type: 'VARIABLE_CHANGED', path, message: `${path} was ${typeBefore} and is ${type}` }];
  });
  return [...removed, ...broken];
}

function operationsOf(document) {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === 'FragmentDefinition' ? [[node.name.value, node]] : [])),
  );
  return new Map(
    document.definitions.flatMap((node) =>
      node.kind === 'OperationDefinition'
        ? [[node.name.value, { fields: pathsOf(node, fragments), variables: variablesOf(node) }]]
        : [],
    ),
  );
}

const variablesOf = (operation) =>
  new Map(
    (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
      const text = print(type);
      return [variable.name.value, defaultValue ? text.replace(/!$/, '') : text];
    }),
  );

/** Every field of a result by its path, with fragments expanded. */
function pathsOf(operation, fragments) {
  const paths = new Set();
  const walk = (node, above) =>
    visit(node, {
      Field: (field) => {
        if (field === node) return undefined;
        const path = [...above, (field.alias ?? field.name).value];
        paths.add(path.join('.'));
        walk(field, path);
        return false;
      },
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (fragment) walk(fragment, above);
      },
    });
  walk(operation, []);
  return paths;
}
