import type { Fact, Shape } from './database-shape.js';

/** Effects of a step on running servers. */
interface ShapeChanges {
  /** What a server of the previous version relies on and no longer finds or can no longer write. */
  readonly breaks: readonly string[];
  /** What blocks all writers of a table for as long as a scan of its rows takes. */
  readonly locks: readonly string[];
}

/** Compares what servers rely on before and after a step. */
export function changesOf(before: Shape, after: Shape): ShapeChanges {
  const was = new Map(before.map((fact) => [keyOf(fact), fact]));
  const is = new Map(after.map((fact) => [keyOf(fact), fact]));
  const changed = before.flatMap((fact) => {
    const now = is.get(keyOf(fact));
    return now ? [[fact, now] as const] : [];
  });
  // New tables affect no one: no server of the previous version knows them.
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
      ...changed.filter(([one, other]) => one.place !== other.place).map(([fact]) => `${fact.name} is rewritten`),
      ...changed
        .filter(([one, other]) => one.kind === 'column' && !one.isStrict && other.isStrict)
        .map(([fact]) => `${keyOf(fact)} is scanned`),
      ...added
        .filter((fact) => ['constraint', 'index'].includes(fact.kind) && fact.isStrict)
        .map((fact) => `${keyOf(fact)} is built`),
    ],
  };
}

const keyOf = ({ kind, name }: Fact): string => `${kind} ${name}`;

/** Removing an index or constraint allows more writes, never fewer. */
const isReliedOn = ({ kind }: Fact): boolean => kind !== 'index' && kind !== 'constraint';

const isStricter = (one: Fact, other: Fact): boolean =>
  one.kind === 'column' && ((!one.isStrict && other.isStrict) || (one.hasDefault && !other.hasDefault));

/** A required column unknown to older servers. */
const isWanted = ({ kind, isStrict, hasDefault }: Fact): boolean => kind === 'column' && isStrict && !hasDefault;

const isNarrowing = ({ kind, detail }: Fact): boolean =>
  kind === 'constraint' || (kind === 'index' && detail === 'unique');
