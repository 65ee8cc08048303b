import { chakra } from '@chakra-ui/react';
import { countedOf, countText } from '@signa/core/prescribing';
import { CountPlaceholder } from '../../../../part/badge/count-placeholder';

/** A view in the bar; the pressed one is listed. */
export const ViewPill = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    h: '7',
    px: '2',
    maxW: 'full',
    borderRadius: 'control',
    textStyle: 'chip',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '&:hover': { bg: 'bg.hover' },
    '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', fontWeight: 'semibold' },
    '&[data-changed]': { textDecoration: 'underline', textDecorationStyle: 'dotted' },
    '@media (pointer: coarse)': { h: 'touch' },
  },
});

/** The number of requests in a view, with space for it until it is known. */
export const ViewCount = ({ of }: { readonly of: number | undefined }) => (
  <CountPlaceholder digits={2}>{of === undefined ? null : countText(countedOf(of))}</CountPlaceholder>
);
