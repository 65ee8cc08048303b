/** Texts that are remembered: the directions of a prescription, and those of the one before. */
const most = 4;

/**
 * What `make` derives from a text, computed once for the texts that it was last asked for: a check reads the same
 * directions for several findings.
 */
export function perRecentText<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const found = known.get(text) ?? { value: make(text) };
    known.delete(text);
    known.set(text, found);
    for (const oldest of known.keys()) {
      if (known.size <= most) break;
      known.delete(oldest);
    }
    return found.value;
  };
}
