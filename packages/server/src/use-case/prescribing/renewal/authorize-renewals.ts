import type { Operations } from '@signa/core/contract';
import type { MutationAuthorizeRenewalsArgs } from '@signa/core/contract/resolvers';
import { checkRenewalBatch } from '@signa/core/prescribing';
import { Failure, requireNoIssues } from '../../../failure/failure.js';
import type { Call } from '../../call.js';
import { mutate } from '../../mutate.js';
import type { ExternalServicesAt } from '../prescription/save.js';
import { authorizeRenewal } from './authorize-renewal.js';

type RenewalResult = Operations['AuthorizeRenewals']['data']['authorizeRenewals'][number];

/**
 * Authorizes the renewals of a confirmation one after another, each in its own transaction with its own audit record,
 * and each repeatable: after a lost answer, the same call returns what was signed and signs nothing again. One that is
 * refused leaves the others as they are (P-467, P-468).
 *
 * @param report - logs an unexpected error and returns its request ID
 */
export async function authorizeRenewals(
  call: Call & { readonly report: (error: unknown) => string },
  { locationId, batchId, renewals }: MutationAuthorizeRenewalsArgs,
  externalServicesAt: ExternalServicesAt,
): Promise<RenewalResult[]> {
  const named = renewals.map(({ shown, ...renewal }) => ({
    ...renewal,
    shown: shown.map(({ note = null, ...line }) => ({ ...line, note })),
  }));
  requireNoIssues(checkRenewalBatch(named));
  const batch = { id: batchId, count: named.length };
  const externalServices = externalServicesAt(locationId);
  const results: RenewalResult[] = [];
  for (const renewal of named) {
    const { prescriptionTaskId } = renewal;
    const one: Call = {
      ...call,
      idempotencyKey: `${batchId}:${prescriptionTaskId}`,
      variables: { locationId, batch, renewal },
    };
    try {
      const signed = await mutate(one, authorizeRenewal, { locationId, batch, externalServices, ...renewal });
      results.push({ ...signed, reason: null });
    } catch (error) {
      results.push({ prescriptionTaskId, prescriptionId: null, rxNumber: null, reason: reasonOf(error, call.report) });
    }
  }
  return results;
}

function reasonOf(error: unknown, report: (error: unknown) => string): string {
  if (error instanceof Failure) return error.message;
  return `Something went wrong on our side, and it was not authorized. Give support this request ID: ${report(error)}`;
}
