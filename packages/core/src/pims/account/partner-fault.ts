import { failureTexts } from '../../base/failure/index.js';
import type { PimsConnectionType } from '../../practice/pims-connection/index.js';

export const partnerFaultTexts = {
  unknownAccount: 'The practice system does not know this account id. Check the id, then try again.',
  unknownWithoutSecret:
    'The practice system does not accept this account id, and no secret is set for it. Check the id, or set the secret.',
  wrongSecret: 'The practice system refused the secret of this account. Enter the current secret, then try again.',
  otherAccount:
    'The practice system accepts the secret, but not for this account id. Check the id, or enter the secret of that account.',
  unknownOrWrongSecret:
    'The practice system does not know this account id, or its secret is wrong. It does not say which: check both, then try again.',
  wrongKey:
    'The practice system refused the credentials of this Signa server, not those of the account. Contact whoever runs the server.',
  outage: failureTexts.PARTNER_UNREACHABLE,
} as const;

export interface AskedPartner {
  readonly type: PimsConnectionType;
  /** Whether the location has a secret of its own; the settings of the server decide without one. */
  readonly hasSecret: boolean;
}

/** What a refusal without a 404 says, as far as the protocol of the system tells it. */
function refusalText(status: number, { type, hasSecret }: AskedPartner): string {
  const { unknownWithoutSecret, unknownOrWrongSecret, wrongSecret, otherAccount, wrongKey, outage } = partnerFaultTexts;
  const either = hasSecret ? unknownOrWrongSecret : unknownWithoutSecret;
  switch (type) {
    // One token call takes the site and the client: its refusal does not say which of them it is.
    case 'EZYVET':
      return either;
    // 401 is of the token, 403 of a clinic that the token does not open.
    case 'DIGITAIL':
      if (status === 400) return outage;
      if (status === 401) return hasSecret ? wrongSecret : wrongKey;
      return hasSecret ? otherAccount : unknownWithoutSecret;
    // The gateway: 401 is of our key, 403 of the account with the secret that came with it.
    default:
      if (status === 400) return outage;
      return status === 401 ? wrongKey : either;
  }
}

/**
 * Why an account of a practice system could not be asked, for whoever sets it up: the account id, the secret, the
 * settings of the server or an outage, and both where the system does not say which.
 *
 * @param status - of the answer; `null` where none came
 * @see
 */
export function partnerFaultText(status: number | null, asked: AskedPartner): string {
  if (status === 404) return partnerFaultTexts.unknownAccount;
  return status !== null && [400, 401, 403].includes(status) ? refusalText(status, asked) : partnerFaultTexts.outage;
}
