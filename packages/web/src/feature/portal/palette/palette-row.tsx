import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { KeyHints } from '../../../part/list/key-hints';
import { MetaLine } from '../../../part/list/meta-line';
import { hitLink } from './hit';
import type { Hit } from './hit';
import { HitEnd } from './hit-end';
import { HitPicture } from './hit-picture';
import { HitText } from './hit-text';

const row = {
  display: 'flex',
  // Wraps content that doesn't fit beside readable text (P-383).
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  w: 'full',
  minH: '9',
  px: '2',
  py: '0.5',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  color: 'inherit',
  '&:hover': { bg: 'bg.hover' },
  '&[data-active]': { bg: 'accent.subtle', '& [data-picture] > *': { bg: 'bg.surface' } },
  '@media (pointer: coarse), (max-width: 48em)': { minH: 'touch' },
} as const;
const LinkRow = chakra(Link, { base: row });
const ActionRow = chakra('div', { base: row });

const openHint = { keys: ['Enter'], does: 'open' };
const actionsHint = { keys: ['→'], does: 'actions' };

interface PaletteRowProps {
  readonly id: string;
  readonly hit: Hit;
  /** The search text, which is highlighted. */
  readonly text: string;
  /** True if Enter chooses this row. */
  readonly isActive: boolean;
  readonly hasActions: boolean;
  readonly onChoose: (inNewTab: boolean) => void;
}

/** A row. If it leads to a page it is a link, so that middle-click and Ctrl-click open a tab. */
export function PaletteRow({ id, hit, text, isActive, hasActions, onChoose }: PaletteRowProps) {
  const to = hitLink(hit);
  const shared = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'data-active': isActive || undefined,
    // Keeps focus in the field.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
  } as const;
  const content = (
    <>
      <chakra.span data-picture display="inline-flex" flexShrink="0">
        <HitPicture hit={hit} />
      </chakra.span>
      <chakra.span flex="1 1 11rem" minW="0">
        <HitText hit={hit} text={text} />
        {hit.offers === 'record' && <MetaLine parts={hit.record.notes} />}
        {hit.offers === 'action' && hit.action.notes && <MetaLine parts={hit.action.notes} />}
      </chakra.span>
      <HitEnd hit={hit} />
      {isActive && hit.offers === 'record' && <KeyHints hints={hasActions ? [openHint, actionsHint] : [openHint]} />}
    </>
  );
  if (to === null)
    return (
      <ActionRow {...shared} onClick={() => onChoose(false)}>
        {content}
      </ActionRow>
    );
  return (
    <LinkRow
      {...shared}
      to={to}
      tabIndex={-1}
      onClick={(event) => {
        // With a modifier key, the browser opens the tab itself.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(false);
      }}
    >
      {content}
    </LinkRow>
  );
}
