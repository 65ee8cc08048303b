import type { ContractName } from '@signa/core/contract';
import { TypeInfo, getNamedType, visit, visitWithTypeInfo } from 'graphql';
import type { Contract } from './contract.js';

const client = 'LocationClient';

/** Whether an operation's result contains a practice's clients, derived from its document and cached. */
export function openConcernsClients({ schema, document }: Pick<Contract, 'schema' | 'document'>) {
  const known = new Map<ContractName, boolean>();

  function look(name: ContractName): boolean {
    const types = new TypeInfo(schema);
    let tells = false;
    const note = (): void => {
      const type = types.getType();
      tells ||= type ? getNamedType(type).name === client : false;
    };
    visit(document(name), visitWithTypeInfo(types, { Field: note }));
    return tells;
  }

  return (name: ContractName): boolean => {
    let tells = known.get(name);
    if (tells === undefined) known.set(name, (tells = look(name)));
    return tells;
  };
}
