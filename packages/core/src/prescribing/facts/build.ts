/** A fact that a rule reads and that was not given. */
export interface MissingFact {
  /** Where it belongs, such as `product.ingredients`. */
  readonly path: string;
  /** What it is, and what to give where it is not known. */
  readonly what: string;
}

/** Facts that are whole, or everything that is missing of them. */
export type Built<T> =
  | { readonly ok: true; readonly facts: T }
  | { readonly ok: false; readonly missing: readonly MissingFact[] };

/** A fact that has to be given, with what to say where it is not. */
interface Needed {
  readonly needed: string;
}

/** A fact that may be left out, and what it is then. */
interface Optional<T> {
  readonly otherwise: T;
}

/** What is said of each fact of a record. */
export type FactTable<T> = { readonly [Name in keyof T]-?: Needed | Optional<T[Name]> };

export const need = (needed: string): Needed => ({ needed });
export const otherwise = <T>(value: T): Optional<T> => ({ otherwise: value });

/**
 * Brings partial facts into whole ones. A fact that is `undefined` was not given; `null` was, where its type has it.
 *
 * @param place - what stands before the name of a fact in the path of a missing one, such as `product.`
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

/** What is missing of several parts, in their order. */
export const missingOf = (...parts: readonly Built<unknown>[]): readonly MissingFact[] =>
  parts.flatMap((part) => (part.ok ? [] : part.missing));
