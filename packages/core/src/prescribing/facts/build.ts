/** A fact that a rule needs and that was not given. */
export interface MissingFact {
  /** Its path, such as `product.ingredients`. */
  readonly path: string;
  /** What it is, and what to give when it is unknown. */
  readonly what: string;
}

/** Complete facts, or everything that is missing. */
export type Built<T> =
  | { readonly ok: true; readonly facts: T }
  | { readonly ok: false; readonly missing: readonly MissingFact[] };

/** A required fact, with its description for the error. */
interface Needed {
  readonly needed: string;
}

/** An optional fact, with its default. */
interface Optional<T> {
  readonly otherwise: T;
}

/** The specification of each fact of a record. */
export type FactTable<T> = { readonly [Name in keyof T]-?: Needed | Optional<T[Name]> };

export const need = (needed: string): Needed => ({ needed });
export const otherwise = <T>(value: T): Optional<T> => ({ otherwise: value });

/**
 * Completes partial facts. A fact that is `undefined` was not given; `null` was given, where its type allows it.
 *
 * @param place - prefix of a fact's name in the path of a missing one, such as `product.`
 */
export function build<T extends object>(table: FactTable<T>, given: Partial<T>, place = ''): Built<T> {
  const missing: MissingFact[] = [];
  const facts: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries<Needed | Optional<unknown>>(table)) {
    const value = given[name as keyof T];
    if (value !== undefined) facts[name] = value;
    else if ('needed' in rule) missing.push({ path: `${place}${name}`, what: rule.needed });
    else if (rule.otherwise !== undefined) facts[name] = rule.otherwise;
  }
  return missing.length > 0 ? { ok: false, missing } : { ok: true, facts: facts as T };
}

/** Combines the missing facts of several records, in order. */
export const missingOf = (...parts: readonly Built<unknown>[]): readonly MissingFact[] =>
  parts.flatMap((part) => (part.ok ? [] : part.missing));
