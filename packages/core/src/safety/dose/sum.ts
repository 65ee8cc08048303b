/** A part of a shown sum; the compared numbers are strong. */
export interface SumPart {
  readonly text: string;
  readonly isStrong: boolean;
}

export const strong = (text: string): SumPart => ({ text, isStrong: true });
export const plain = (text: string): SumPart => ({ text, isStrong: false });

/** What stands between two sums. */
export const apart = plain(' · ');
