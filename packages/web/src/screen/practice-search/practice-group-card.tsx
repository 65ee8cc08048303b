import { chakra } from '@chakra-ui/react';
import { type PhoneFacts, phoneCell } from '@signa/core/base';
import { locationsText } from '@signa/core/practice';
import { Building2, ChevronRight, CircleSlash, CornerDownRight, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Badge } from '../../part/badge/badge';
import { KeyCap } from '../../part/button/key-cap';
import { rememberLastRow } from '../../part/list/last-row';
import { MarkedTerms } from '../../part/list/marked-text';
import { MetaLine } from '../../part/list/meta-line';
import { Tile } from '../../part/picture/tile';
import { Card } from '../../part/surface/card';
import { organizationPath, practicePath } from '../../part/text/place-path';
import type { PracticeGroup } from './use-practice-search';

const RowLink = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    px: '4',
    py: '2',
    minH: '2.75rem',
    color: 'inherit',
    '& > *': { gridColumn: '2' },
    '& > :first-of-type': { gridColumn: '1' },
    '& > :last-of-type': { gridColumn: '3', gridRow: '1' },
    '&:hover': { bg: 'bg.hover' },
    '&:focus-visible': { bg: 'accent.subtle', outlineOffset: '-2px', '& [data-tile]': { bg: 'bg.surface' } },
    '& [data-enter]': { visibility: 'hidden' },
    '&:focus-visible [data-enter]': { visibility: 'visible' },
    '@container practices (min-width: 40rem)': {
      gridTemplateColumns: '2rem minmax(0, 3fr) minmax(0, 1fr) 4.5rem',
      '& > *': { gridColumn: 'auto' },
      '& > :first-of-type': { gridColumn: '1' },
      '& > :last-of-type': { gridColumn: '4' },
    },
  },
});

interface PracticeGroupCardProps {
  readonly group: PracticeGroup;
  /** Search text, for highlighting matches. */
  readonly terms: readonly string[];
}

/** An organization with its matching locations, or a location without an organization. */
export function PracticeGroupCard({ group, terms }: PracticeGroupCardProps) {
  const { organization, locations, locationCount } = group;
  const [lone] = locations;
  const more = locationCount - locations.length;
  return (
    <chakra.li>
      <Card overflow="hidden" aria-label={organization?.name ?? lone?.name}>
        {organization ? (
          <>
            <Row
              to={organizationPath(organization.id)}
              start={<Picture of="organization" />}
              name={organization.name}
              terms={terms}
              isActive={organization.isActive}
              meta={reachedBy(organization.emailAddress, organization.organizationPhones, terms)}
              end={locationsText(locationCount)}
            />
            <ul>
              {locations.map((location) => (
                <chakra.li key={location.id} borderTopWidth="1px" borderColor="border.subtle">
                  <Row
                    to={practicePath(location.id)}
                    start={
                      <chakra.span display="inline-flex" justifyContent="flex-end" color="fg.subtle">
                        <CornerDownRight size={16} aria-hidden />
                      </chakra.span>
                    }
                    name={location.name}
                    terms={terms}
                    isActive={location.isActive}
                    end={<MarkedTerms text={townOf(location)} terms={terms} />}
                  />
                </chakra.li>
              ))}
              {more > 0 && (
                <chakra.li borderTopWidth="1px" borderColor="border.subtle">
                  <Row
                    to={organizationPath(organization.id)}
                    start={<span />}
                    name={`${more} more`}
                    terms={[]}
                    isActive
                    end=""
                  />
                </chakra.li>
              )}
            </ul>
          </>
        ) : (
          lone && (
            <Row
              to={practicePath(lone.id)}
              start={<Picture of="location" />}
              name={lone.name}
              terms={terms}
              isActive={lone.isActive}
              meta={reachedBy(lone.emailAddress, lone.locationPhones, terms)}
              end={locationsText(locationCount)}
            />
          )
        )}
      </Card>
    </chakra.li>
  );
}

function Picture({ of }: { readonly of: 'organization' | 'location' }) {
  const Icon = of === 'organization' ? Building2 : Store;
  return (
    <Tile data-tile>
      <Icon size={18} aria-hidden />
    </Tile>
  );
}

const reachedBy = (email: string, phones: readonly PhoneFacts[], terms: readonly string[]): ReactNode => {
  const { primary, more } = phoneCell(phones);
  return (
    <MetaLine
      parts={[
        <chakra.span key="email" overflowWrap="anywhere">
          <MarkedTerms text={email} terms={terms} />
        </chakra.span>,
        primary && (
          <chakra.span key="phone" whiteSpace="nowrap">
            {primary} {more}
          </chakra.span>
        ),
      ]}
    />
  );
};

const townOf = ({ locationAddresses: [address] }: PracticeGroup['locations'][number]): string =>
  address ? `${address.city}, ${address.state}` : '';

interface RowProps {
  readonly to: string;
  readonly start: ReactNode;
  readonly name: string;
  readonly terms: readonly string[];
  readonly isActive: boolean;
  readonly meta?: ReactNode;
  readonly end: ReactNode;
}

function Row({ to, start, name, terms, isActive, meta, end }: RowProps) {
  const { pathname, search } = useLocation();
  return (
    <RowLink
      to={to}
      state={{ from: pathname + search }}
      data-row
      onClick={({ currentTarget }) => rememberLastRow({ list: pathname + search, record: to }, currentTarget)}
    >
      {start}
      <chakra.span minW="0" display="block">
        <chakra.span display="flex" flexWrap="wrap" columnGap="2" textStyle={meta ? 'name' : 'strong'}>
          <chakra.span overflowWrap="anywhere">
            <MarkedTerms text={name} terms={terms} />
          </chakra.span>
          {!isActive && <Badge icon={CircleSlash}>Inactive</Badge>}
        </chakra.span>
        {meta}
      </chakra.span>
      <chakra.span textStyle="meta" color="fg.muted">
        {end}
      </chakra.span>
      <chakra.span display="inline-flex" alignItems="center" justifyContent="flex-end" gap="2" color="fg.subtle">
        <chakra.span data-enter hideBelow="md" display="inline-flex">
          <KeyCap keys={['Enter']} />
        </chakra.span>
        <ChevronRight size={16} aria-hidden />
      </chakra.span>
    </RowLink>
  );
}
