import type { ContractName } from '@signa/core/contract';
import type { Actor } from '../access/actor.js';
import type { SentError } from './error.js';

export interface CallAnswer {
  readonly status: number;
  /** For logs and counters: a name of the contract, or null. */
  readonly operation: ContractName | null;
  /** Who called, once that is known. */
  readonly actor: Actor | null;
  readonly body: { readonly data?: unknown; readonly errors?: readonly SentError[] };
}
