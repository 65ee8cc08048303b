import type { Operations } from '@signa/core/contract';
import { GetIssuedFiguresDocument } from '@signa/core/contract/typed';
import type { ReportPeriod } from '@signa/core/administration';
import { formatDate } from '@signa/core/base';
import { ColumnChart } from '../../part/chart/column-chart';
import { FigureCard } from './figure-card';
import { Headline, Headlines } from './headline';
import { count } from './count';
import { useCompared } from './use-compared';

type Parts = Operations['GetIssuedFigures']['data']['issuedFigures'];

const sum = (parts: Parts) => parts.reduce((total, { issued }) => total + issued, 0);
const partName = ({ from, to }: Parts[number]) =>
  from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;

/** Issued prescriptions over time. */
export function IssuedFigure({ period }: { readonly period: ReportPeriod }) {
  const { now, before, state } = useCompared(GetIssuedFiguresDocument, period);
  const parts = now?.issuedFigures;
  const total = parts && sum(parts);
  const former = before && sum(before.issuedFigures);
  return (
    <FigureCard
      title="Prescriptions issued"
      note="For patients, not including office use. Dashed line: previous period."
      file="prescriptions-issued"
      sheet={
        parts
          ? {
              head: ['From', 'To', 'Issued'],
              rows:
                total || former ? parts.map(({ from, to, issued }) => [formatDate(from), formatDate(to), issued]) : [],
            }
          : null
      }
      state={state}
      nothing="No prescriptions were issued in this period."
      isWide
    >
      {parts && (
        <>
          <Headlines>
            <Headline value={count(total ?? 0)} words="issued" before={former === undefined ? null : count(former)} />
          </Headlines>
          <ColumnChart
            label={`${count(total ?? 0)} prescriptions issued, in ${parts.length} intervals. See the table for details.`}
            columns={parts.map((part) => ({ name: partName(part), value: part.issued }))}
            before={before?.issuedFigures.map(({ issued }) => issued) ?? []}
          />
        </>
      )}
    </FigureCard>
  );
}
