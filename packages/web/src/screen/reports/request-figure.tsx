import type { Operations } from '@signa/core/contract';
import { GetRequestFiguresDocument } from '@signa/core/contract/typed';
import type { ReportPeriod } from '@signa/core/administration';
import { taskTypeLabel } from '@signa/core/prescribing';
import { BarRows } from '../../part/chart/bar-rows';
import { count, duration } from './count';
import { FigureCard } from './figure-card';
import { Headline, Headlines } from './headline';
import { useCompared } from './use-compared';

type Types = Operations['GetRequestFigures']['data']['requestFigures'];

const sum = (types: Types, of: 'raised' | 'approved' | 'declined' | 'elsewhere' | 'waiting') =>
  types.reduce((total, one) => total + one[of], 0);

const head = [
  ...['Type', 'Raised', 'Approved', 'Declined', 'Answered elsewhere', 'Waiting'],
  ...['Half answered within', 'Nine in ten within', 'Raised before', 'Half before'],
];

/** The requests by type, and how long their answers took. */
export function RequestFigure({ period }: { readonly period: ReportPeriod }) {
  const { now, before, state } = useCompared(GetRequestFiguresDocument, period);
  const types = now?.requestFigures;
  const former = before?.requestFigures;
  const formerOf = (type: string) => former?.find((one) => one.type === type);
  const total = (of: Parameters<typeof sum>[1]) => ({
    value: count(types ? sum(types, of) : 0),
    before: former ? count(sum(former, of)) : null,
  });
  return (
    <FigureCard
      title="Requests and the time to answer"
      note="Raised in these days, and what became of them. The time is that of answers by somebody here."
      file="requests"
      sheet={
        types
          ? {
              head,
              rows: types.map((one) => [
                ...[taskTypeLabel(one.type), one.raised, one.approved, one.declined, one.elsewhere, one.waiting],
                ...[duration(one.medianMinutes), duration(one.slowMinutes)],
                ...(former ? [formerOf(one.type)?.raised ?? 0] : [null]),
                duration(formerOf(one.type)?.medianMinutes ?? null),
              ]),
            }
          : null
      }
      state={state}
      nothing="No request was raised in these days."
    >
      {types && (
        <>
          <Headlines>
            <Headline words="raised" {...total('raised')} />
            <Headline words="approved" {...total('approved')} />
            <Headline words="declined" {...total('declined')} />
            <Headline words="answered elsewhere" {...total('elsewhere')} />
            <Headline words="still waiting" {...total('waiting')} before={null} />
          </Headlines>
          <BarRows
            name="Requests by type"
            bars={types.map((one) => ({
              name: taskTypeLabel(one.type),
              value: one.raised,
              ...(former && { before: formerOf(one.type)?.raised ?? 0 }),
              text:
                one.medianMinutes === null
                  ? `${count(one.raised)}, none answered`
                  : `${count(one.raised)}, half within ${duration(one.medianMinutes) ?? ''}`,
            }))}
          />
        </>
      )}
    </FigureCard>
  );
}
