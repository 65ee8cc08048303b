import { chakra } from '@chakra-ui/react';
import {
  queueAddress,
  type QueueFilters,
  type ViewNames,
  nextStepLabel,
  type NextStepLabel,
} from '@signa/core/prescribing';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useLocationSwitch } from '../../../../platform/practice/use-location-switch';
import { KeyCap } from '../../../../part/button/key-cap';
import { useRowKeys } from '../../../../part/list/use-row-keys';
import { focusFirstLink } from './focus-way-out';
import type { CountedLink, WaitingLocation } from './use-pending-links';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '2.75rem',
  px: '4',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { bg: 'bg.hover' },
  '& [data-enter]': { display: 'none' },
  '&:focus-visible': {
    bg: 'accent.subtle',
    color: 'accent.fg',
    outlineOffset: '-2px',
    '& [data-enter]': { display: 'inline-flex' },
    '& [data-arrow]': { display: 'none' },
  },
} as const;
const LineLink = chakra(Link, { base: line });
const LineButton = chakra('button', { base: line });

interface PendingLinksProps {
  readonly filters: QueueFilters;
  readonly names: ViewNames;
  readonly links: readonly CountedLink[];
  readonly places: readonly WaitingLocation[];
  readonly onTaken: () => void;
}

/** A line for each link of an empty view, with its request count; the broadest one has focus (P-265). */
export function PendingLinks({ filters, names, links, places, onTaken }: PendingLinksProps) {
  const { list, onKeyDown } = useRowKeys<HTMLUListElement>();
  useEffect(() => {
    // Takes only orphaned focus, such as that of the last request after it was answered, and never that of a search.
    const focused = document.activeElement;
    if (focused === document.body || focused?.tagName === 'H1') focusFirstLink(list.current);
  }, [list]);
  const row = (isWidest: boolean) => ({ 'data-row': true, 'data-way-out': isWidest ? 'widest' : '' });
  return (
    <chakra.ul
      ref={list}
      onKeyDown={onKeyDown}
      aria-label="Links to pending requests"
      w="27rem"
      maxW="full"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="card"
      overflow="hidden"
      css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.subtle' } }}
    >
      {links.map((way, index) => (
        <li key={way.of}>
          <LineLink
            to={{ pathname: '/approve', search: queueAddress(way.filters).toString() }}
            onClick={onTaken}
            {...row(index === links.length - 1)}
          >
            <LineContent label={nextStepLabel(way.of, filters, names)} count={way.count} />
          </LineLink>
        </li>
      ))}
      {places.map((place, index) => (
        <li key={place.target.id}>
          <PlaceLine place={place} {...row(links.length === 0 && index === 0)} />
        </li>
      ))}
    </chakra.ul>
  );
}

interface PlaceLineProps {
  readonly place: WaitingLocation;
  readonly 'data-row': boolean;
  readonly 'data-way-out': string;
}

function PlaceLine({ place: { target, name, count }, ...row }: PlaceLineProps) {
  const { switchTo, busy } = useLocationSwitch();
  return (
    <LineButton type="button" disabled={busy} onClick={() => void switchTo(target)} {...row}>
      <LineContent label={{ before: 'At', strong: name }} count={count} />
    </LineButton>
  );
}

const LineContent = ({ label, count }: { readonly label: NextStepLabel; readonly count: number }) => (
  <>
    <chakra.span flex="1" minW="0">
      {label.before} <chakra.span fontWeight="semibold">{label.strong}</chakra.span>{' '}
    </chakra.span>
    <chakra.span fontWeight="semibold">{count}</chakra.span>
    <chakra.span w="10" display="inline-flex" justifyContent="flex-end" color="fg.muted">
      <chakra.span data-arrow>
        <ArrowRight size={16} aria-hidden />
      </chakra.span>
      <chakra.span data-enter>
        <KeyCap keys={['Enter']} />
      </chakra.span>
    </chakra.span>
  </>
);
