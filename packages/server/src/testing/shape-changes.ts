import type { Fact, Shape } from './database-shape.js';

/** What a step does to servers that are at work while it is taken. */
interface ShapeChanges {
  /** What a server of the version before relies on, and no longer finds; or may no longer write. */
  readonly breaks: readonly string[];
  /** What keeps everybody waiting who writes to a table, for as long as all of its rows take. */
  readonly locks: readonly string[];
}

/** Compares what servers find before a step with what they find after it. */
export function changesOf(before: Shape, after: Shape): ShapeChanges {
  const was = new Map(before.map((fact) => [keyOf(fact), fact]));
  const is = new Map(after.map((fact) => [keyOf(fact), fact]));
  const changed = before.flatMap((fact) => {
    const now = is.get(keyOf(fact));
    return now ? [[fact, now] as const] : [];
  });
  // What comes with a new table bothers nobody: no server of the version before knows it.
  const added = after.filter((fact) => !was.has(keyOf(fact)) && was.has(`relation ${fact.relation}`));
  const isOld = (fact: Fact) => fact.columns.some((column) => was.has(`column ${fact.relation}.${column}`));
  return {
    breaks: [
      ...before.filter((fact) => !is.has(keyOf(fact)) && isReliedOn(fact)).map((fact) => `${keyOf(fact)} is gone`),
      ...changed
        .filter(([one, other]) => isReliedOn(one) && one.detail !== other.detail)
        .map(([fact]) => `${keyOf(fact)} is another`),
      ...changed.filter(([one, other]) => isStricter(one, other)).map(([fact]) => `${keyOf(fact)} takes less`),
      ...added.filter((fact) => isWanted(fact)).map((fact) => `${keyOf(fact)} is wanted`),
      ...added.filter((fact) => isNarrowing(fact) && isOld(fact)).map((fact) => `${keyOf(fact)} narrows`),
    ],
    locks: [
      ...changed.filter(([one, other]) => one.place !== other.place).map(([fact]) => `${fact.name} is written anew`),
      ...changed
        .filter(([one, other]) => one.kind === 'column' && !one.isStrict && other.isStrict)
        .map(([fact]) => `${keyOf(fact)} is looked at`),
      ...added
        .filter((fact) => ['constraint', 'index'].includes(fact.kind) && fact.isStrict)
        .map((fact) => `${keyOf(fact)} is built`),
    ],
  };
}

const keyOf = ({ kind, name }: Fact): string => `${kind} ${name}`;

/** An index or a constraint that goes leaves more to be written, never less. */
const isReliedOn = ({ kind }: Fact): boolean => kind !== 'index' && kind !== 'constraint';

const isStricter = (one: Fact, other: Fact): boolean =>
  one.kind === 'column' && ((!one.isStrict && other.isStrict) || (one.hasDefault && !other.hasDefault));

/** A column that has to be filled in, by servers that do not know it. */
const isWanted = ({ kind, isStrict, hasDefault }: Fact): boolean => kind === 'column' && isStrict && !hasDefault;

const isNarrowing = ({ kind, detail }: Fact): boolean =>
  kind === 'constraint' || (kind === 'index' && detail === 'unique');
