import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SupportAddLocation } from '../../feature/practice/location-form/support-add-location';
import { usePharmacies } from '../../feature/practice/place-form/use-pharmacies';
import { useSupportFeatures } from '../../feature/practice/place-form/use-support-features';
import { Button } from '../../part/button/button';
import { organizationPath, practicePath } from '../../part/text/place-path';
import { useShortcut } from '../../platform/keyboard/use-shortcut';
import { lazyPart } from '../../platform/lazy/lazy-part';

const addOrganizationDialog = lazyPart(() =>
  import('../../feature/practice/organization-form/add-organization-dialog').then(
    (module) => module.AddOrganizationDialog,
  ),
);

/** Adds an organization, or a location without one; hidden when Salesforce manages them. */
export function AddPlaces() {
  const [opened, setOpened] = useState<'organization' | 'location' | null>(null);
  const navigate = useNavigate();
  const features = useSupportFeatures(null);
  const mayAdd = features.isKnown && !features.has('salesforce2Way');
  const addOrganization = () => setOpened('organization');
  useShortcut({
    keys: ['N'],
    label: 'Add an organization',
    section: 'Practice Setup',
    run: addOrganization,
    enabled: mayAdd,
  });
  if (!mayAdd) return null;
  return (
    <>
      <Button icon={Plus} onClick={() => setOpened('location')}>
        Add location
      </Button>
      <Button variant="solid" icon={Plus} keys={['N']} onClick={addOrganization}>
        Add Organization
      </Button>
      {opened === 'organization' && (
        <AddOrganization onAdded={({ id }) => void navigate(organizationPath(id))} onClose={() => setOpened(null)} />
      )}
      {opened === 'location' && (
        <SupportAddLocation
          organization={null}
          hasWriteback={features.has('pimsWriteback')}
          onAdded={({ id }) => void navigate(practicePath(id))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface AddOrganizationProps {
  readonly onAdded: (organization: { readonly id: string }) => void;
  readonly onClose: () => void;
}

function AddOrganization({ onAdded, onClose }: AddOrganizationProps) {
  const pharmacies = usePharmacies();
  return pharmacies && <addOrganizationDialog.Part pharmacies={pharmacies} onAdded={onAdded} onClose={onClose} />;
}
