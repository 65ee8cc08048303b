/** A product's title in two parts: the name, which may be truncated, and the strength, which never is. */
export interface ProductTitle {
  readonly name: string;
  /** Empty without one. */
  readonly strength: string;
}

/** Some titles end with their strength and some omit it; the result has it once, at the end. */
export function productTitle(title: string, strengthDisplay: string | null): ProductTitle {
  const strength = strengthDisplay?.trim() ?? '';
  const whole = title.trim();
  const name =
    strength !== '' && whole.toLowerCase().endsWith(strength.toLowerCase())
      ? whole.slice(0, -strength.length).trim()
      : whole;
  return { name: name === '' ? whole : name, strength: name === '' ? '' : strength };
}
