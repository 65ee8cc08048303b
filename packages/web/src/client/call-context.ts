import { type ContractName, endpointPath } from '@signa/core/contract';
import type { PortalConfig } from './portal-config';

type CallContext = 'default' | 'product' | 'pims';

/** Operations that an installation can route to a separate endpoint; all others use `default`. */
const contexts: Readonly<Partial<Record<ContractName, CallContext>>> = {
  GetProductByProductId: 'product',
  GetUnlinkedLocationClientsCount: 'pims',
  getPimsConsultsByCode: 'pims',
  getPimsConsultsByPatientId: 'pims',
};

const contextOf = (name: ContractName): CallContext => contexts[name] ?? 'default';

/** Endpoint of an operation: the address of its context, or the default endpoint. */
export function endpointOf(name: ContractName, endpoints: PortalConfig['endpoints']): string {
  return endpoints[contextOf(name)] ?? endpoints.default ?? endpointPath;
}
