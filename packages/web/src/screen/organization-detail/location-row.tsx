import { chakra } from '@chakra-ui/react';
import { practiceSearchTerms } from '@signa/core/practice';
import { isBlank } from '@signa/core/base';
import { ChevronRight, CircleCheck, CircleSlash, Pill, Plug, Unplug } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { MissingPharmacy } from '../../feature/practice/place-details/organization-details';
import { Badge } from '../../part/badge/badge';
import { MarkedTerms } from '../../part/list/marked-text';
import { practicePath } from '../../part/text/place-path';
import type { DetailLocation, DetailOrganization } from './use-organization-detail';
import { AddUserAtLocation } from './add-user-at-location';
import { WritebackSwitch } from './writeback-switch';

export interface LocationRowProps {
  readonly location: DetailLocation;
  readonly organization: DetailOrganization;
  readonly search: string;
}

const wide = '@container places (min-width: 52rem)';

/** A location of the organization: status, pharmacy, practice system, and write-back. */
export function LocationRow({ location, organization, search }: LocationRowProps) {
  const [address] = location.locationAddresses;
  const [pharmacy] = location.locationPharmacies;
  // Includes the link back to the search.
  const state: unknown = useLocation().state;
  return (
    <chakra.li
      display="grid"
      gap="3"
      px="4"
      py="2.5"
      alignItems="center"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
      css={{
        gridTemplateColumns: '1.25rem minmax(0, 1fr)',
        '& > *': { gridColumn: '2' },
        '& > [data-dot]': { gridColumn: '1', gridRow: '1' },
        [wide]: {
          gridTemplateColumns: '1.25rem minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr) 9rem 7.5rem',
          '& > *': { gridColumn: 'auto' },
        },
      }}
    >
      <Dot isActive={location.isActive} />
      <chakra.div minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2">
          <NameLink to={practicePath(location.id)} state={state} data-row>
            <MarkedTerms text={location.name} terms={practiceSearchTerms(search)} />
            <ChevronRight size={16} aria-hidden />
          </NameLink>
          {!location.isActive && <Badge icon={CircleSlash}>Inactive</Badge>}
        </chakra.div>
        {address && (
          <chakra.p textStyle="meta" color="fg.muted">
            {address.city}, {address.state}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div minW="0">{pharmacy ? <Badge icon={Pill}>{pharmacy.name}</Badge> : <MissingPharmacy />}</chakra.div>
      <PimsMark location={location} />
      <div>
        <WritebackSwitch location={location} />
      </div>
      <div>
        <AddUserAtLocation location={location} organization={organization} />
      </div>
    </chakra.li>
  );
}

const NameLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    textStyle: 'name',
    overflowWrap: 'anywhere',
    borderRadius: 'key',
    '& svg': { color: 'fg.subtle', flexShrink: '0' },
    '&:hover': { color: 'accent.fg', textDecoration: 'underline' },
    '@media (pointer: coarse)': { minH: '2.5rem' },
  },
});

/** Screen reader text; visually, the badge next to the name shows it. */
const Dot = ({ isActive }: { readonly isActive: boolean }) => (
  <chakra.span data-dot display="inline-flex" color={isActive ? 'status.ready.fg' : 'fg.subtle'}>
    {isActive ? <CircleCheck size={16} aria-label="Active" /> : <CircleSlash size={16} aria-hidden />}
  </chakra.span>
);

function PimsMark({ location: { pimsAccountId, pimsConnectionType } }: Pick<LocationRowProps, 'location'>) {
  const isConfigured = !isBlank(pimsAccountId);
  const Icon = isConfigured ? Plug : Unplug;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minW="0"
      color={isConfigured ? 'fg.default' : 'fg.subtle'}
    >
      <Icon size={16} aria-hidden />
      {isConfigured ? (pimsConnectionType ?? 'PIMS configured') : 'PIMS not configured'}
    </chakra.span>
  );
}
