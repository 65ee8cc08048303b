/**
 * What `make` derives from a subject, computed once for each, because several checks need it. A subject never changes.
 */
export function perSubject<Subject extends object, Value>(
  make: (subject: Subject) => Value,
): (subject: Subject) => Value {
  const known = new WeakMap<Subject, { readonly value: Value }>();
  return (subject) => {
    const found = known.get(subject) ?? { value: make(subject) };
    known.set(subject, found);
    return found.value;
  };
}
