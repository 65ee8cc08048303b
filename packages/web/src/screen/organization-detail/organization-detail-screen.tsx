import { chakra } from '@chakra-ui/react';
import { pharmacyMissingText } from '@signa/core/practice';
import { ArrowLeft, Building2, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SupportAddLocation } from '../../feature/practice/location-form/support-add-location';
import { OrganizationDetails } from '../../feature/practice/place-details/organization-details';
import { usePharmacies } from '../../feature/practice/place-form/use-pharmacies';
import { useSupportFeatures } from '../../feature/practice/place-form/use-support-features';
import { Button } from '../../part/button/button';
import { LinkButton } from '../../part/button/link-button';
import { useListPath } from '../../part/list/use-list-path';
import { Warning } from '../../part/notice/warning';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { Empty } from '../../part/surface/empty';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { practicePath } from '../../part/text/place-path';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { LocationList } from './location-list';
import { OrganizationHead } from './organization-head';
import { useOrganizationDetail } from './use-organization-detail';
import type { DetailOrganization } from './use-organization-detail';
import { lazyPart } from '../../platform/lazy/lazy-part';

const updateOrganizationDialog = lazyPart(() =>
  import('../../feature/practice/organization-form/update-organization-dialog').then(
    (module) => module.UpdateOrganizationDialog,
  ),
);

/** `/support/organizationdetail/{organizationId}`: an organization and its locations. */
export function OrganizationDetailScreen() {
  const { organization, failure, refreshing, again, locations } = useOrganizationDetail();
  const [opened, setOpened] = useState<'edit' | 'add-location' | null>(null);
  const close = () => setOpened(null);
  return (
    <Page
      crumbs={[{ label: organization?.name ?? 'Organization' }]}
      actions={
        <>
          <BackToSearch />
          {organization && <Acts organization={organization} onOpen={setOpened} />}
        </>
      }
    >
      {failure && (
        <FailedLine failure={failure} onRetry={again} busy={refreshing}>
          {organization ? undefined : 'The organization could not be loaded.'}
        </FailedLine>
      )}
      {organization && (
        <>
          {organization.organizationPharmacies.length === 0 && <NoPharmacy onSelect={() => setOpened('edit')} />}
          <OrganizationHead organization={organization} />
          <OrganizationDetails organization={organization} hasPharmacies />
          <LocationList organization={organization} locations={locations} />
          {opened === 'edit' && <Edit organization={organization} onClose={close} />}
          {opened === 'add-location' && <AddLocation organization={organization} onClose={close} />}
        </>
      )}
      {organization === null && (
        <Empty icon={Building2} title="No such organization" minH="18rem">
          No organization has this address.
        </Empty>
      )}
      {organization === undefined && !failure && (
        <Card>
          <SkeletonFacts rows={3} label="Loading the organization" />
        </Card>
      )}
    </Page>
  );
}

/** Returns to the search results. */
function BackToSearch() {
  const navigate = useNavigate();
  const back = useListPath('/support/practicesearch');
  useShortcut({ keys: ['Esc'], label: 'Back', section: 'Practice Setup', run: () => void navigate(back) });
  return (
    <LinkButton to={back} variant="plain" icon={ArrowLeft} keys={['Esc']}>
      Back
    </LinkButton>
  );
}

interface ActionsProps {
  readonly organization: DetailOrganization;
  readonly onOpen: (which: 'edit' | 'add-location') => void;
}

/** Hidden when locations are managed in Salesforce. */
function Acts({ organization, onOpen }: ActionsProps) {
  const features = useSupportFeatures(organization.locations[0]?.id ?? null);
  const mayAdd = features.isKnown && !features.has('salesforce2Way');
  useShortcut({
    keys: ['N'],
    label: 'Add a location',
    section: 'Practice Setup',
    run: () => onOpen('add-location'),
    enabled: mayAdd,
  });
  useShortcut({ keys: ['E'], label: 'Edit the organization', section: 'Practice Setup', run: () => onOpen('edit') });
  return (
    <>
      {mayAdd && (
        <Button icon={Plus} keys={['N']} onClick={() => onOpen('add-location')}>
          Add location
        </Button>
      )}
      <Button variant="solid" icon={Pencil} keys={['E']} onClick={() => onOpen('edit')}>
        Edit Organization
      </Button>
    </>
  );
}

/** Shown while the organization has no primary pharmacy. */
const NoPharmacy = ({ onSelect }: { readonly onSelect: () => void }) => (
  <chakra.section aria-label="Pharmacy">
    <Warning>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p textStyle="strong" color="status.near.fg">
          {pharmacyMissingText}
        </chakra.p>
        <Button size="sm" onClick={onSelect}>
          Select primary pharmacy
        </Button>
      </chakra.div>
    </Warning>
  </chakra.section>
);

interface OpenedProps {
  readonly organization: DetailOrganization;
  readonly onClose: () => void;
}

function Edit({ organization, onClose }: OpenedProps) {
  const pharmacies = usePharmacies();
  return (
    pharmacies && (
      <updateOrganizationDialog.Part organization={organization} pharmacies={pharmacies} onClose={onClose} />
    )
  );
}

function AddLocation({ organization, onClose }: OpenedProps) {
  const navigate = useNavigate();
  const features = useSupportFeatures(organization.locations[0]?.id ?? null);
  return (
    <SupportAddLocation
      organization={organization}
      hasWriteback={features.has('pimsWriteback')}
      onAdded={({ id }) => void navigate(practicePath(id))}
      onClose={onClose}
    />
  );
}
