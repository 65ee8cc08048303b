import type { Operations, QueryName, TypedDocument } from '@signa/core/contract';
import { periodBefore, type ReportPeriod } from '@signa/core/administration';
import { useOperation } from '../../client/query/use-operation';
import { usePractice } from '../../platform/practice/practice';
import type { FigureState } from './figure-card';

type OfPeriod = { [N in QueryName]: Operations[N]['variables'] extends Asked ? N : never }[QueryName];
interface Asked {
  readonly locationId: string;
  readonly from: string;
  readonly to: string;
}

export interface Compared<D> {
  readonly now: D | undefined;
  /** Data of the previous period; also undefined if it failed to load, because the figure works without it. */
  readonly before: D | undefined;
  readonly state: FigureState;
}

/** Data of a period and of the previous period of the same length. */
export function useCompared<N extends OfPeriod>(
  document: TypedDocument<N>,
  period: ReportPeriod,
): Compared<Operations[N]['data']> {
  const { location } = usePractice();
  const asked = (one: ReportPeriod) => ({ locationId: location.id, ...one }) as Operations[N]['variables'];
  const now = useOperation(document, asked(period), { keepOld: true });
  const before = useOperation(document, asked(periodBefore(period)), { keepOld: true });
  return {
    now: now.data,
    // Ignores data of a previous period that does not match.
    before: before.old === now.old ? before.data : undefined,
    state: {
      failed: now.failure !== null,
      busy: now.refreshing,
      old: now.old,
      incomplete: now.old || before.old || before.loading,
      again: now.again,
    },
  };
}
