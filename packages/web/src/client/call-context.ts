import { type ContractName, endpointPath } from '@signa/core/contract';
import type { PortalConfig } from './portal-config';

type CallContext = 'default' | 'product' | 'pims';

/** Operations that an installation may serve from elsewhere; all others are `default`. */
const contexts: Readonly<Partial<Record<ContractName, CallContext>>> = {
  GetProductByProductId: 'product',
  GetUnlinkedLocationClientsCount: 'pims',
  getPimsConsultsByCode: 'pims',
  getPimsConsultsByPatientId: 'pims',
};

const contextOf = (name: ContractName): CallContext => contexts[name] ?? 'default';

/** Where an operation is sent: the address of its context, which defaults to the one endpoint. */
export function endpointOf(name: ContractName, endpoints: PortalConfig['endpoints']): string {
  return endpoints[contextOf(name)] ?? endpoints.default ?? endpointPath;
}
