import type { ContractName } from '@signa/core/contract';
import type { Actor } from '../access/actor.js';
import type { SentError } from './error.js';

export interface CallAnswer {
  readonly status: number;
  /** For logs and counters: the contract's name, or null. */
  readonly operation: ContractName | null;
  /** The caller, once known. */
  readonly actor: Actor | null;
  readonly body: { readonly data?: unknown; readonly errors?: readonly SentError[] };
}
