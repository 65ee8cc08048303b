import { chakra } from '@chakra-ui/react';
import { GetLocationDocument } from '@signa/core/contract/typed';
import type { Operations } from '@signa/core/contract';
import { ArrowLeft, Store } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useOperation } from '../../client/query/use-operation';
import { EditPractice } from '../../feature/practice/location-form/edit-practice';
import { PimsConnection } from '../../feature/pims/pims-connection/pims-connection';
import { ActiveBadge } from '../../feature/practice/place-details/contact-facts';
import { LocationDetails } from '../../feature/practice/place-details/location-details';
import { useSupportFeatures } from '../../feature/practice/place-form/use-support-features';
import { LinkButton } from '../../part/button/link-button';
import { useListPath } from '../../part/list/use-list-path';
import { Page } from '../../part/page/page';
import { useRouteParam } from '../../part/page/route-params';
import { Tile } from '../../part/picture/tile';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { organizationPath } from '../../part/text/place-path';
import { useShortcut } from '../../platform/keyboard/use-shortcut';

type DetailLocation = NonNullable<Operations['GetLocation']['data']['location']>;

const editor = { kind: 'support' } as const;

/** `/support/practicedetail/{practiceId}`: a location and its practice system connection. */
export function PracticeDetailScreen() {
  const read = useOperation(GetLocationDocument, { id: useRouteParam('practiceId') });
  const location = read.data?.location;
  return (
    <Page
      crumbs={location ? crumbsOf(location) : [{ label: 'Practice' }]}
      actions={
        <>
          <BackToSearch />
          {location && <Edit location={location} />}
        </>
      }
    >
      {read.failure && (
        <FailedLine onRetry={read.again} busy={read.refreshing}>
          {location ? undefined : 'The practice could not be loaded.'}
        </FailedLine>
      )}
      {location && (
        <>
          <PracticeHead location={location} />
          <LocationDetails location={location} hasPharmacies />
          <PimsConnection location={location} editor={editor} isReadOnly={false} maySync />
        </>
      )}
      {location === null && (
        <Empty icon={Store} title="No such practice" minH="18rem">
          No location has this address.
        </Empty>
      )}
      {location === undefined && !read.failure && (
        <Card>
          <SkeletonFacts rows={3} label="Loading the practice" />
        </Card>
      )}
    </Page>
  );
}

const crumbsOf = ({ name, organization }: DetailLocation) => [
  ...(organization ? [{ label: organization.name, to: organizationPath(organization.id) }] : []),
  { label: name === organization?.name ? `${name} (location)` : name },
];

/** Returns to the search results. */
function BackToSearch() {
  const navigate = useNavigate();
  const back = useListPath('/support/practicesearch');
  useShortcut({ keys: ['Esc'], label: 'Back', section: 'Practice', run: () => void navigate(back) });
  return (
    <LinkButton to={back} variant="plain" icon={ArrowLeft} keys={['Esc']}>
      Back
    </LinkButton>
  );
}

function Edit({ location }: { readonly location: DetailLocation }) {
  const features = useSupportFeatures(location.id);
  return <EditPractice location={location} editor={editor} hasWriteback={features.has('pimsWriteback')} />;
}

function PracticeHead({ location }: { readonly location: DetailLocation }) {
  const { organization } = location;
  return (
    <Card aria-label="Practice" p="4" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Tile size="head">
        <Store size={20} aria-hidden />
      </Tile>
      <chakra.div minW="0" flex="1">
        <chakra.h2 textStyle="section" overflowWrap="anywhere">
          {location.name}
        </chakra.h2>
        {organization && (
          <OrganizationLink to={organizationPath(organization.id)}>{organization.name}</OrganizationLink>
        )}
      </chakra.div>
      <ActiveBadge isActive={location.isActive} />
    </Card>
  );
}

const OrganizationLink = chakra(Link, {
  base: {
    color: 'accent.fg',
    borderRadius: 'key',
    overflowWrap: 'anywhere',
    '&:hover': { textDecoration: 'underline' },
  },
});
