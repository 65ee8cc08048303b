import type { Operations } from '@signa/core/contract';
import { GetDeclineFiguresDocument } from '@signa/core/contract/typed';
import type { ReportPeriod } from '@signa/core/administration';
import { BarRows } from '../../part/chart/bar-rows';
import { count } from './count';
import { FigureCard } from './figure-card';
import { useCompared } from './use-compared';

type Decline = Operations['GetDeclineFigures']['data']['declineFigures'][number];

const all = (one: Decline | undefined) => (one ? one.requests + one.drafts : 0);

/** Declines by reason. */
export function DeclineFigure({ period }: { readonly period: ReportPeriod }) {
  const { now, before, state } = useCompared(GetDeclineFiguresDocument, period);
  const reasons = now?.declineFigures;
  const former = before?.declineFigures;
  const formerOf = (reason: string) => all(former?.find((one) => one.reason === reason));
  return (
    <FigureCard
      title="Declines by reason"
      note="Declined requests and drafts, by reason. Free-text reasons are grouped under Other."
      file="declines"
      sheet={
        reasons
          ? {
              head: ['Reason', 'Requests', 'Drafts', 'Together', 'Before'],
              rows: reasons.map((one) => [
                ...[one.reason, one.requests, one.drafts, all(one)],
                former ? formerOf(one.reason) : null,
              ]),
            }
          : null
      }
      state={state}
      nothing="Nothing was declined in this period."
    >
      {reasons && (
        <BarRows
          name="Declines by reason"
          bars={reasons.map((one) => ({
            name: one.reason,
            value: all(one),
            ...(former && { before: formerOf(one.reason) }),
            text: former
              ? `${count(all(one))} (${count(formerOf(one.reason))} in the previous period)`
              : count(all(one)),
          }))}
        />
      )}
    </FigureCard>
  );
}
