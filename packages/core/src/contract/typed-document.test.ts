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
  it('A-010 A-235 is a separate export, with the kind and name that the server runs', () => {
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

  it("A-235 has the types of the operation's variables and answer", () => {
    type Read = Operations['GetPrescription'];
    expectTypeOf(typed.GetPrescriptionDocument.__apiType).toEqualTypeOf<
      ((variables: Read['variables']) => Read['data']) | undefined
    >();
    // @ts-expect-error an id is a text
    typed.GetPrescriptionDocument.__apiType?.({ id: 5 });
  });

  it('A-235 is complete when executed: with each fragment once, and its only root field', () => {
    const text = print(documents.GetPrescriptionTasksGrouped);
    expect(text.match(/^fragment TaskRow on /gm)).toHaveLength(1);
    expect(text).toContain(`  ${rootFields.GetPrescriptionTasksGrouped}(`);
  });
});
