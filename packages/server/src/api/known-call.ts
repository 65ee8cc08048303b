import type { ContractName, OperationName } from '@signa/core/contract';

export interface KnownCall<N extends ContractName = OperationName> {
  readonly operation: N;
  readonly variables: Readonly<Record<string, unknown>>;
}
