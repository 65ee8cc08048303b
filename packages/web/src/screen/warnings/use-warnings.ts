import { lastDays, type OverridableWarning, overridableWarnings, rulesToReview } from '@signa/core/administration';
import { todayIn } from '@signa/core/base';
import type { CallFailure, Operations } from '@signa/core/contract';
import { GetAlertFiguresDocument, GetWarningOverridesDocument } from '@signa/core/contract/typed';
import type { KnowledgePackage } from '@signa/core/knowledge';
import { useMemo } from 'react';
import { useOperation } from '../../client/query/use-operation';
import { useKnowledge } from '../../platform/knowledge/use-knowledge';
import { usePractice } from '../../platform/practice/practice';
import { useServices } from '../../platform/services/services';

type Overrides = Operations['GetWarningOverrides']['data']['warningOverrides'];
export type WarningOverride = Overrides['overrides'][number];

/** A warning of the package, as this location shows it. */
export interface ListedWarning {
  readonly row: OverridableWarning;
  /** The override that applies or waits; `null` without one. */
  readonly override: WarningOverride | null;
  /** How often it was shown in the last 90 days; `null` for users who can't read reports. */
  readonly shown: { readonly issued: number; readonly declined: number } | null;
  readonly isToReview: boolean;
}

interface WarningsFound {
  readonly knowledge: KnowledgePackage | null;
  readonly today: string;
  readonly warnings: readonly ListedWarning[];
  readonly failure: CallFailure | null;
  readonly isFailed: boolean;
  readonly refreshing: boolean;
  readonly again: () => void;
}

/** Days of which the frequency is shown. */
const shownDays = 90;

/** The warnings and dose limits of the active package with the location's overrides, and how often each was shown (P-420, P-421, P-440). */
export function useWarnings(): WarningsFound {
  const { location, mayUse } = usePractice();
  const { clock } = useServices();
  const read = useOperation(GetWarningOverridesDocument, { locationId: location.id });
  const found = read.data?.warningOverrides;
  // As published: the page shows both grades.
  const { knowledge, isFailed, again } = useKnowledge(found ? { ...found.knowledge, overrides: [] } : null);
  const period = lastDays(todayIn(location.timeZone, clock.now()), shownDays);
  const figures = useOperation(
    GetAlertFiguresDocument,
    { locationId: location.id, from: period.from, to: period.to },
    { enabled: mayUse('GetAlertFigures') },
  );
  const rules = figures.data?.alertFigures.rules;
  const warnings = useMemo(
    () => (knowledge && found ? listed(knowledge, found.overrides, rules ?? null) : []),
    [knowledge, found, rules],
  );
  return {
    knowledge: found ? knowledge : null,
    today: found?.today ?? '',
    warnings,
    failure: read.failure,
    isFailed,
    refreshing: read.refreshing,
    again: () => {
      if (isFailed) again();
      if (read.failure) read.again();
    },
  };
}

type Rules = Operations['GetAlertFigures']['data']['alertFigures']['rules'];

function listed(
  knowledge: KnowledgePackage,
  overrides: readonly WarningOverride[],
  rules: Rules | null,
): readonly ListedWarning[] {
  const counts = countsOf(rules ?? []);
  const toReview = new Set(rulesToReview([...counts].map(([rule, count]) => ({ rule, ...count }))));
  const open = new Map(
    overrides.flatMap((one) => (one.state === 'active' || one.state === 'proposed' ? [[one.rowId, one] as const] : [])),
  );
  return overridableWarnings(knowledge).map((row) => ({
    row,
    override: open.get(row.id) ?? null,
    shown: rules && (counts.get(`table:${row.id}`) ?? { issued: 0, declined: 0 }),
    isToReview: toReview.has(`table:${row.id}`),
  }));
}

/** A rule is counted once for each grade. */
function countsOf(rules: Rules): ReadonlyMap<string, { readonly issued: number; readonly declined: number }> {
  const counts = new Map<string, { issued: number; declined: number }>();
  for (const { rule, issued, declined } of rules) {
    const known = counts.get(rule) ?? { issued: 0, declined: 0 };
    counts.set(rule, { issued: known.issued + issued, declined: known.declined + declined });
  }
  return counts;
}
