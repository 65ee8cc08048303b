import { describe, expect, expectTypeOf, it } from 'vitest';
import { print } from 'graphql';
import { documents, rootFields } from './documents.js';
import { mutationNames, queryNames, subscriptionNames, type ContractName, type Operations } from './index.js';
import * as typed from './typed/index.js';

const kinds: readonly [kind: string, names: readonly ContractName[]][] = [
  ['query', queryNames],
  ['mutation', mutationNames],
  ['subscription', subscriptionNames],
];
const headOf = (document: { readonly definitions: readonly object[] }) => {
  const { kind, operation, name } = document.definitions[0] as {
    readonly kind: string;
    readonly operation: string;
    readonly name: { readonly value: string };
  };
  return { kind, operation, name: name.value };
};

describe('the document of an operation', () => {
  it('A-010 A-235 is an export of its own, of the kind and under the name that the server runs', () => {
    const exported = new Map(Object.values(typed).map((document) => [document.operationName, document]));
    for (const [operation, names] of kinds)
      for (const name of names) {
        const document = exported.get(name);
        const head = { kind: 'OperationDefinition', operation, name };
        expect([name, document?.kind, document && headOf(document)]).toEqual([name, 'Document', head]);
        expect(headOf(documents[name])).toEqual(head);
        expect(Object.keys(typed)).toContain(`${name.charAt(0).toUpperCase()}${name.slice(1)}Document`);
        exported.delete(name);
      }
    expect([...exported.keys()]).toEqual([]);
  });

  it('A-235 carries what the operation takes and answers', () => {
    type Read = Operations['GetPrescription'];
    expectTypeOf(typed.GetPrescriptionDocument.__apiType).toEqualTypeOf<
      ((variables: Read['variables']) => Read['data']) | undefined
    >();
    // @ts-expect-error an id is a text
    typed.GetPrescriptionDocument.__apiType?.({ id: 5 });
  });

  it('A-235 is whole where it runs: its fragments, each once, and the one field that it asks for', () => {
    const text = print(documents.GetPrescriptionTasksGrouped);
    expect(text.match(/^fragment TaskRow on /gm)).toHaveLength(1);
    expect(text).toContain(`  ${rootFields.GetPrescriptionTasksGrouped}(`);
  });
});
