import { failureTexts } from '../failure/index.js';

export const partnerFaultTexts = {
  unknownAccount: 'The practice system does not know this account id. Check the id, then try again.',
  unknownWithoutSecret:
    'The practice system does not accept this account id, and no secret is set for it. Check the id, or set the secret.',
  wrongSecret: 'The practice system refused the secret of this account. Enter the current secret, then try again.',
  outage: failureTexts.PARTNER_UNREACHABLE,
} as const;

/**
 * Why an account of a practice system could not be asked, for whoever sets it up.
 *
 * @param status - of the answer; `null` where none came
 * @param hasSecret - whether the location has a secret of its own: some systems answer an unknown account as a wrong secret
 * @see A-467
 */
export function partnerFaultText(status: number | null, hasSecret: boolean): string {
  if (status === 404) return partnerFaultTexts.unknownAccount;
  if (status !== 401 && status !== 403) return partnerFaultTexts.outage;
  return hasSecret ? partnerFaultTexts.wrongSecret : partnerFaultTexts.unknownWithoutSecret;
}
