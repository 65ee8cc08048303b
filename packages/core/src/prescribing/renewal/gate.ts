/**
 * What a renewal must pass to be authorized together with others, in the order in which they are shown. All but `exam`
 * and `weight` are the floor, which no practice can change.
 *
 * @see P-461
 */
export const renewalGateNames = [
  'request',
  'controlled',
  'lastTime',
  'warnings',
  'checks',
  'weight',
  'exam',
  'vet',
  'authority',
] as const;
export type RenewalGateName = (typeof renewalGateNames)[number];

/** Short labels. */
export const renewalGateLabels: Readonly<Record<RenewalGateName, string>> = {
  request: 'Request',
  controlled: 'Not controlled',
  lastTime: 'As last time',
  warnings: 'No warning',
  checks: 'Checked',
  weight: 'Weight',
  exam: 'Last exam',
  vet: 'Your patient',
  authority: 'May be issued',
};

/** Why a gate failed: the words after one number and after several. @see P-465 */
const renewalReasons = {
  draft: ['has a draft', 'have a draft'],
  'not-a-renewal': ['renews nothing', 'renew nothing'],
  controlled: ['is controlled', 'are controlled'],
  'no-last-time': ['has no last time', 'have no last time'],
  'other-drug': ['asks for another product', 'ask for another product'],
  'other-quantity': ['asks for another quantity', 'ask for another quantity'],
  'other-directions': ['has other directions', 'have other directions'],
  'other-values': ['differs from last time', 'differ from last time'],
  duplicate: ['has a duplicate', 'have a duplicate'],
  warning: ['has a warning', 'have a warning'],
  dose: ['has a dose to confirm', 'have a dose to confirm'],
  animal: ['could be for another animal', 'could be for another animal'],
  'not-checked': ['could not be checked completely', 'could not be checked completely'],
  'external-check': ['is checked by another service', 'are checked by another service'],
  'no-weight': ['has no known weight', 'have no known weight'],
  'old-weight': ['has an old weight', 'have an old weight'],
  'other-weight': ['has another weight', 'have another weight'],
  'no-exam': ['has no exam recorded', 'have no exam recorded'],
  'old-exam': ['is due for an exam', 'are due for an exam'],
  'other-vet': ['is for another vet', 'are for other vets'],
  'not-allowed': ['may not be issued', 'may not be issued'],
} as const satisfies Readonly<Record<string, readonly [one: string, several: string]>>;
export type RenewalReason = keyof typeof renewalReasons;

/** The verdict of one gate, in words. `reason` is `null` if it passed. */
export interface RenewalGate {
  readonly name: RenewalGateName;
  readonly reason: RenewalReason | null;
  readonly text: string;
}

export const passed = (name: RenewalGateName, text: string): RenewalGate => ({ name, reason: null, text });
export const failed = (name: RenewalGateName, reason: RenewalReason, text: string): RenewalGate => ({
  name,
  reason,
  text,
});

/** Whether a renewal may be authorized together with others: every gate was asked, and all passed. @see P-461 */
export function isClean(gates: readonly RenewalGate[]): boolean {
  return renewalGateNames.every((name) => {
    const verdicts = gates.filter((gate) => gate.name === name);
    return verdicts.length > 0 && verdicts.every(({ reason }) => reason === null);
  });
}

/** Why a renewal is left out: the first gate that failed; `null` for a clean one. @see P-465 */
export const mainReason = (gates: readonly RenewalGate[]): RenewalGate | null =>
  gates.find(({ reason }) => reason !== null) ?? null;

/** '5 have a duplicate' as a number and words, the most frequent reason first. @see P-465 */
export function reasonCounts(
  reasons: readonly RenewalReason[],
): readonly { readonly reason: RenewalReason; readonly count: number; readonly words: string }[] {
  return [...new Set(reasons)]
    .map((reason) => {
      const count = reasons.filter((one) => one === reason).length;
      return { reason, count, words: renewalReasons[reason][count === 1 ? 0 : 1] };
    })
    .sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
}
