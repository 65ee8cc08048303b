/** A part of a shown calculation; the compared numbers are strong. */
export interface SumPart {
  readonly text: string;
  readonly isStrong: boolean;
}

export const strong = (text: string): SumPart => ({ text, isStrong: true });
export const plain = (text: string): SumPart => ({ text, isStrong: false });

/** The separator of two calculations. */
export const apart = plain(' · ');
