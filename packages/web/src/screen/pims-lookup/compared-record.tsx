import { chakra } from '@chakra-ui/react';
import { type Agreement, type LeftOut, leftOutLines, type RecordRow } from '@signa/core/pims';
import { ArrowLeftToLine, ArrowRightToLine, Equal, EqualNot } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../part/badge/badge';
import { Button } from '../../part/button/button';
import { LeftOutNote } from '../../part/notice/left-out-note';
import { Card } from '../../part/surface/card';
import { emptyTexts } from '@signa/core/practice';

/** Result of the lookup on one side. */
export interface RecordSide {
  /** The side and its record: 'Signa, client 1'. */
  readonly title: string;
  readonly state: 'loading' | 'failed' | 'none' | 'found';
  /** Error of the lookup. */
  readonly failure: string | null;
  readonly again: () => void;
  readonly isBusy: boolean;
}

interface ComparedRecordProps {
  readonly name: string;
  readonly here: RecordSide;
  readonly there: RecordSide;
  readonly rows: readonly RecordRow[];
  /** Values of the practice system record that could not be read. */
  readonly leftOut: readonly LeftOut[];
}

/** Compares a record on both sides, field by field; a failure on one side does not affect the other (C-130, C-189). */
export function ComparedRecord({ name, here, there, rows, leftOut }: ComparedRecordProps) {
  const id = useId();
  const isCompared = here.state === 'found' && there.state === 'found';
  const agreeing = rows.filter(({ agreement }) => agreement === 'same').length;
  const isEither = here.state === 'found' || there.state === 'found';
  return (
    <Card aria-labelledby={id} overflow="hidden">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="3" px="4" py="3">
        <chakra.h3 id={id} textStyle="section" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        <chakra.span role="status" ms="auto" textStyle="meta" color="fg.muted">
          {isCompared && `${agreeing} of ${rows.length} fields agree`}
        </chakra.span>
      </chakra.div>
      <chakra.div role="table" aria-labelledby={id}>
        <chakra.div role="row" css={line} bg="bg.sunken" textStyle="meta" color="fg.muted">
          <span role="columnheader">
            <chakra.span srOnly>Field</chakra.span>
          </span>
          <SideHead side={here} />
          <SideHead side={there} />
          <span role="columnheader">
            <chakra.span srOnly>Compared</chakra.span>
          </span>
        </chakra.div>
        {isEither &&
          rows.map((row, at) => (
            <chakra.div key={at} role="row" css={line} borderTopWidth="1px" borderColor="border.subtle">
              <chakra.span role="rowheader" color="fg.muted" overflowWrap="anywhere">
                {row.label}
              </chakra.span>
              <Value lines={row.here} />
              <Value lines={row.there} />
              <span role="cell">{isCompared && <AgreementMark agreement={row.agreement} />}</span>
            </chakra.div>
          ))}
      </chakra.div>
      {leftOut.length > 0 && (
        <chakra.div p="4" pt="0">
          <LeftOutNote lines={leftOutLines(leftOut)} />
        </chakra.div>
      )}
    </Card>
  );
}

/** On a narrow screen, the field name is above its two values. */
const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'start',
  px: '4',
  py: '2.5',
  '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' },
  '@media (min-width: 48em)': {
    gridTemplateColumns: '7rem minmax(0, 1fr) minmax(0, 1fr) 6.75rem',
    '& > :first-of-type, & > :last-of-type': { gridColumn: 'auto' },
  },
} as const;

const Value = ({ lines }: { readonly lines: readonly string[] }) => (
  <chakra.span role="cell" minW="0" overflowWrap="anywhere">
    {lines.map((text, at) => (
      <chakra.span key={at} display="block">
        {text}
      </chakra.span>
    ))}
    {lines.length === 0 && (
      <chakra.span color="fg.subtle" aria-label="nothing">
        –
      </chakra.span>
    )}
  </chakra.span>
);

function SideHead({ side }: { readonly side: RecordSide }) {
  const { title, state, failure, again, isBusy } = side;
  return (
    <chakra.span role="columnheader" minW="0" overflowWrap="anywhere">
      {title}
      {state !== 'found' && (
        <chakra.span role="status" display="block" color="fg.default">
          {state === 'loading' && 'Looking up the record'}
          {state === 'none' && emptyTexts.data}
          {state === 'failed' && (
            <>
              {failure}{' '}
              <Button variant="link" size="sm" px="0" onClick={again} busy={isBusy}>
                Try again
              </Button>
            </>
          )}
        </chakra.span>
      )}
    </chakra.span>
  );
}

function AgreementMark({ agreement }: { readonly agreement: Agreement }) {
  if (agreement === 'same')
    return (
      <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="meta" color="fg.muted">
        <Equal size={14} aria-hidden />
        same
      </chakra.span>
    );
  const { icon, text } = marks[agreement];
  return (
    <Badge tone="near" icon={icon}>
      {text}
    </Badge>
  );
}

const marks = {
  differs: { icon: EqualNot, text: 'differs' },
  'only here': { icon: ArrowLeftToLine, text: 'only in Signa' },
  'only there': { icon: ArrowRightToLine, text: 'only in PIMS' },
} as const;
