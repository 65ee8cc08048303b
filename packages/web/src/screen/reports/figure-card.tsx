import { chakra } from '@chakra-ui/react';
import { Download, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../part/button/button';
import { csvOf, type Sheet } from '../../part/chart/sheet';
import { SheetTable } from '../../part/chart/sheet-table';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonRows } from '../../part/surface/skeleton';
import { saveFile } from '../../platform/file/save-file';
import { usePractice } from '../../platform/practice/practice';

interface FigureCardProps {
  readonly title: string;
  /** Describes what is counted, in one sentence. */
  readonly note: string;
  /** Name of the exported file. */
  readonly file: string;
  /** Null while there is no response. */
  readonly sheet: Sheet | null;
  readonly state: FigureState;
  /** Replaces the chart if there is no data. */
  readonly nothing: string;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}

export interface FigureState {
  readonly failed: boolean;
  readonly busy: boolean;
  /** The data belongs to the previously selected period. */
  readonly old: boolean;
  /** Data of the period is still loading, so an exported file would be incomplete or outdated. */
  readonly incomplete: boolean;
  readonly again: () => void;
}

/** A report figure: its chart, table, and file. A failure is reported in place. */
export function FigureCard({ title, note, file, sheet, state, nothing, children, isWide }: FigureCardProps) {
  const id = useId();
  const table = useId();
  const { location, today } = usePractice();
  const [isOpen, setOpen] = useState(false);
  const isEmpty = sheet?.rows.length === 0;
  const download = () =>
    sheet &&
    saveFile(new Blob([csvOf(sheet)], { type: 'text/csv;charset=utf-8' }), `${file}-${location.id}-${today()}.csv`);
  return (
    <Card aria-labelledby={id} p="4" gridColumn={isWide ? { xl: '1 / -1' } : undefined} aria-busy={state.old}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" columnGap="3" rowGap="2" mb="3">
        <chakra.div flex="1 1 14rem" minW="0">
          <chakra.h2 id={id} textStyle="section">
            {title}
          </chakra.h2>
          <chakra.p textStyle="meta" color="fg.muted">
            {note}
          </chakra.p>
        </chakra.div>
        {sheet && !isEmpty && (
          <chakra.div display="flex" gap="2">
            <Button
              size="sm"
              icon={Table2}
              aria-expanded={isOpen}
              aria-controls={table}
              aria-label={`Table: ${title}`}
              onClick={() => setOpen(!isOpen)}
            >
              Table
            </Button>
            <Button
              size="sm"
              icon={Download}
              aria-label={`CSV: ${title}`}
              disabledReason={state.incomplete ? 'The figures of this period are still loading' : undefined}
              onClick={download}
            >
              CSV
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      {state.failed && (
        <FailedLine onRetry={state.again} busy={state.busy}>
          {sheet ? "We couldn't refresh this report." : "We couldn't load this report."}
        </FailedLine>
      )}
      {!sheet && !state.failed && <SkeletonRows rows={3} label={`Loading: ${title}`} />}
      {isEmpty && <chakra.p color="fg.muted">{nothing}</chakra.p>}
      {sheet && !isEmpty && (
        <chakra.div opacity={state.old ? 0.6 : undefined}>
          {children}
          <div id={table}>{isOpen && <SheetTable name={title} sheet={sheet} />}</div>
        </chakra.div>
      )}
    </Card>
  );
}
