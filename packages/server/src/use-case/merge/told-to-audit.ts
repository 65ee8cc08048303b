/**
 * What the audit is told of a merge: all but the numbers of driving licenses, which the chain would keep for ever. That one
 * moved is seen (C-276). The merge itself keeps them, for an undo.
 */
export function toldToAudit(told: unknown): unknown {
  return JSON.parse(
    JSON.stringify(told, (field, value: unknown) =>
      field === 'drivingLicense' && value !== null ? 'not recorded' : value,
    ),
  );
}
