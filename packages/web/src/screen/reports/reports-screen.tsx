import { chakra } from '@chakra-ui/react';
import { periodBefore, periodChoices } from '@signa/core/administration';
import { SingleChoice } from '../../part/list/choice-list';
import { DateRangeChip } from '../../part/list/date-range-chip';
import { FilterChip } from '../../part/list/filter-chip';
import { useLatestQuery } from '../../part/list/use-latest-query';
import { Warning } from '../../part/notice/warning';
import { Page } from '../../part/page/page';
import { usePractice } from '../../platform/practice/practice';
import { AlertFigure } from './alert-figure';
import { DeclineFigure } from './decline-figure';
import { EmbeddedReport } from './embedded-report';
import { EndingFigure } from './ending-figure';
import { IssuedFigure } from './issued-figure';
import { daysQuery, periodText, rangeQuery, readPeriod, type RequestedPeriod } from './report-period';
import { RequestFigure } from './request-figure';
import { WrongPatientFigure } from './wrong-patient-figure';

/** `/reports`: the practice's own figures for a period, and the location's report from its provider. */
export function ReportsScreen() {
  const { today } = usePractice();
  const [query, setQuery] = useLatestQuery();
  const asked = readPeriod(query, today());
  const { period, issue } = asked;
  return (
    <Page>
      <PeriodBar asked={asked} onChange={(next) => setQuery(() => next)} />
      {issue !== null && <Warning>{`${issue}. Showing the default period.`}</Warning>}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        <IssuedFigure period={period} />
        <RequestFigure period={period} />
        <DeclineFigure period={period} />
        <AlertFigure period={period} />
        <WrongPatientFigure period={period} />
        <EndingFigure />
      </chakra.div>
      <EmbeddedReport />
    </Page>
  );
}

interface PeriodBarProps {
  readonly asked: RequestedPeriod;
  readonly onChange: (query: URLSearchParams) => void;
}

const label = (days: number) => `Last ${days} days`;

function PeriodBar({ asked: { period, days }, onChange }: PeriodBarProps) {
  return (
    <chakra.div role="search" aria-label="Period" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <FilterChip name="Period" value={days === null ? null : label(days)}>
        {(close) => (
          <SingleChoice
            label="Period"
            choices={periodChoices.map((choice) => ({ value: String(choice), label: label(choice) }))}
            value={days === null ? null : String(days)}
            onChoose={(chosen) => (onChange(daysQuery(Number(chosen))), close())}
          />
        )}
      </FilterChip>
      <DateRangeChip
        name="Days"
        range={days === null ? period : { from: null, to: null }}
        onChange={(range) => onChange(rangeQuery(range))}
      />
      <chakra.span textStyle="meta" color="fg.muted" fontVariantNumeric="tabular-nums">
        {`${periodText(period)}, compared with ${periodText(periodBefore(period))}`}
      </chakra.span>
    </chakra.div>
  );
}
