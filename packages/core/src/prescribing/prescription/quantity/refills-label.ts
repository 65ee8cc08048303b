/** Refills as displayed: PRN if set, else the number; `null` when neither is known (P-109, P-144). */
export function refillsLabel({
  prnFlag,
  refills,
}: {
  readonly prnFlag: boolean;
  readonly refills: number | null;
}): string | null {
  if (prnFlag) return 'PRN';
  return refills === null ? null : String(refills);
}
