import {
  type MergeAnswer,
  type MergeNoun,
  type MergePlan,
  planClientMerge,
  planPatientMerge,
} from '@signa/core/clients';
import type { MergeMoves } from '@signa/core/contract';
import type { Queryable } from '../../statement.js';
import { findClientMerge, type MergedPair } from './client-merge-store.js';
import { findPatientMerge } from './patient-merge-store.js';

/** Two records of one kind to be merged. */
export interface MergePair {
  readonly noun: MergeNoun;
  readonly locationId: string;
  readonly kept: { readonly id: string; readonly version: number };
  readonly other: { readonly id: string; readonly version: number };
  readonly moves: MergeMoves;
  readonly plan: (answers: readonly MergeAnswer[]) => MergePlan;
}

export interface MergePairName extends MergedPair {
  readonly noun: MergeNoun;
}

/** @returns null when the caller cannot access both records at one location */
export async function findMergePair(
  sql: Queryable,
  locationIds: readonly string[],
  { noun, ...pair }: MergePairName,
): Promise<MergePair | null> {
  if (noun === 'client') {
    const merge = await findClientMerge(sql, locationIds, pair);
    return merge && { ...merge, noun, plan: (answers) => planClientMerge(merge, answers) };
  }
  const merge = await findPatientMerge(sql, locationIds, pair);
  return merge && { ...merge, noun, plan: (answers) => planPatientMerge(merge, answers) };
}
