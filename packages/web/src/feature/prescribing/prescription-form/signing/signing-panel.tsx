import { chakra } from '@chakra-ui/react';
import { type OpenPoint, summaryOf } from '@signa/core/prescribing';
import { useId, useRef, useState } from 'react';
import { useFormWork } from '../form/form-work-context';
import { pricedPacks } from '../form/pack-sizes';
import { useCoveredEdge } from '../../../../part/surface/use-covered-edge';
import { lowWindow, fitsRail } from '../../../../part/surface/room';
import { CompactBar } from './compact-bar';
import { MoreBelow } from './more-below';
import { OpenPointList } from './open-point-list';
import { canSignByKey } from '../form/points-of';
import { RailHead } from './rail-head';
import type { SigningActions } from './sign-actions';
import { SignBlock } from './sign-block';
import { SigningDrug } from './signing-drug';
import { SigningPatient } from './signing-patient';
import { SigningRest } from './signing-rest';
import type { Unread } from './use-unread';

interface SigningPanelProps extends SigningActions {
  readonly onGo: (point: OpenPoint) => void;
  readonly unread: Unread;
}

/**
 * The signing summary 'What you will sign': patient and product in full, the remaining values in a collapsible run, the
 * required steps, and the button. Beside the form, it spans from the queue bar to the bottom of the window. On a narrow
 * screen, the list is in the page, and pressing the summary in the bottom bar expands it (P-104, P-251, P-252).
 */
export function SigningPanel({ onGo, unread, ...acts }: SigningPanelProps) {
  const work = useFormWork();
  const { form, setting, report, choice } = work;
  const { scroller, onScroll } = unread;
  const [isOpen, setOpen] = useState(false);
  const [titleId, listId] = [useId(), useId()];
  const bottom = useRef<HTMLDivElement>(null);
  useCoveredEdge(bottom, { variable: '--covered-bottom', after: '0px', host: 'page' });
  const summary = summaryOf(form, setting, report, pricedPacks(choice?.products, setting.product));
  return (
    <chakra.section aria-labelledby={titleId} data-signing data-grown={isOpen || undefined} css={panel}>
      <chakra.div id={listId} role="group" aria-labelledby={titleId} css={list}>
        <RailHead id={titleId} canSign={acts.mayIssue.allowed && canSignByKey(work)} />
        {/* In a window too low for patient and product, it scrolls and must be reachable by keyboard. */}
        <chakra.div ref={scroller} onScroll={onScroll} css={values}>
          <SigningPatient summary={summary} />
          <SigningDrug summary={summary} />
          <SigningRest lines={summary.rest} />
          <MoreBelow unread={unread} />
        </chakra.div>
      </chakra.div>
      <chakra.div ref={bottom} css={bar}>
        <CompactBar isOpen={isOpen} onToggle={() => setOpen(!isOpen)} controls={listId} />
        <OpenPointList isOpen={isOpen} onGo={onGo} />
        <SignBlock {...acts} isOpen={isOpen} />
      </chakra.div>
    </chakra.section>
  );
}

const sticky = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  marginInline: '-4',
  marginBottom: '-4',
  bg: 'bg.raised',
  borderTopWidth: '1px',
  borderColor: 'border.default',
  boxShadow: 'bar',
} as const;

/** In a window this low, it would cover most of the page, so it moves to the end of the page. */
const tooLow = '@media (max-height: 31rem)';

const plain = { position: 'static', margin: '0', boxShadow: 'none', borderWidth: '0' } as const;

const panel = {
  display: 'contents',
  '&[data-grown]': {
    ...sticky,
    display: 'flex',
    flexDirection: 'column',
    order: 5,
    maxHeight: '85dvh',
    [tooLow]: { position: 'static', maxHeight: 'none' },
  },
  // Key hints promise an effect, so they show only on the card that has focus.
  '[data-sign-scope]:not(:focus-within) & kbd': { visibility: 'hidden' },
  [fitsRail]: {
    '&, &[data-grown]': {
      ...plain,
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minHeight: '0',
      maxHeight: 'none',
    },
  },
} as const;

const list = {
  order: 2,
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'card',
  '[data-grown] > &': { minHeight: '0', overflowY: 'auto', borderWidth: '0' },
  [fitsRail]: {
    '&, [data-grown] > &': {
      display: 'flex',
      flexDirection: 'column',
      flex: '1',
      minHeight: '0',
      borderWidth: '0',
      bg: 'transparent',
      overflow: 'visible',
    },
  },
} as const;

const values = {
  px: '4',
  py: '2.5',
  [fitsRail]: {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    '& > *': { flexShrink: 0 },
    [lowWindow]: { py: '0.5', pe: '2', '& dl :is(dt, dd)': { lineHeight: '1.125rem' } },
  },
} as const;

const bar = {
  ...sticky,
  order: 5,
  [tooLow]: { position: 'static' },
  '[data-grown] > &': { ...plain, borderTopWidth: '1px', flexShrink: 0 },
  [fitsRail]: { '&, [data-grown] > &': { ...plain, flexShrink: 0 } },
} as const;
