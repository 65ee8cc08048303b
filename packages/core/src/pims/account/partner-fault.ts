import { failureTexts } from '../../base/failure/index.js';
import type { PimsConnectionType } from '../../practice/pims-connection/index.js';

export const partnerFaultTexts = {
  unknownAccount: 'The practice system does not recognize this account ID. Check the ID, then try again.',
  unknownWithoutSecret:
    'The practice system does not accept this account ID, and no secret is set for it. Check the ID, or set the secret.',
  wrongSecret: 'The practice system refused the secret of this account. Enter the current secret, then try again.',
  otherAccount:
    'The practice system accepts the secret, but not for this account ID. Check the ID, or enter the secret of that account.',
  unknownOrWrongSecret:
    'The practice system does not recognize this account ID, or its secret is wrong. Check both, then try again.',
  wrongKey:
    'The practice system rejected the credentials of this Signa server, not those of the account. Contact the operator of the server.',
  outage: failureTexts.PARTNER_UNREACHABLE,
} as const;

export interface RequestedPartner {
  readonly type: PimsConnectionType;
  /** Whether the location has its own secret; otherwise the server's settings apply. */
  readonly hasSecret: boolean;
}

/** The meaning of a refusal other than 404, as far as the protocol of the system tells it. */
function refusalText(status: number, { type, hasSecret }: RequestedPartner): string {
  const { unknownWithoutSecret, unknownOrWrongSecret, wrongSecret, otherAccount, wrongKey, outage } = partnerFaultTexts;
  const either = hasSecret ? unknownOrWrongSecret : unknownWithoutSecret;
  switch (type) {
    // One token call validates site and client, and its refusal does not tell which is wrong.
    case 'EZYVET':
      return either;
    // 401 concerns the token, 403 a clinic that the token cannot access.
    case 'DIGITAIL':
      if (status === 400) return outage;
      if (status === 401) return hasSecret ? wrongSecret : wrongKey;
      return hasSecret ? otherAccount : unknownWithoutSecret;
    // The gateway: 401 concerns our key, 403 the account with its secret.
    default:
      if (status === 400) return outage;
      return status === 401 ? wrongKey : either;
  }
}

/**
 * Why an account of a practice system could not be reached, for the user who sets it up: the account ID, the secret,
 * the server's settings or an outage, or two of them when the system does not distinguish them.
 *
 * @param status - of the answer; `null` without an answer
 * @see
 */
export function partnerFaultText(status: number | null, asked: RequestedPartner): string {
  if (status === 404) return partnerFaultTexts.unknownAccount;
  return status !== null && [400, 401, 403].includes(status) ? refusalText(status, asked) : partnerFaultTexts.outage;
}
