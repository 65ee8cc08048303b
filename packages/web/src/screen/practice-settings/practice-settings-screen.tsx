import { chakra } from '@chakra-ui/react';
import { GetLocationDocument, GetOrganizationDocument } from '@signa/core/contract/typed';
import { mayConnect } from '@signa/core/administration';
import { offersConnect } from '@signa/core/pims';
import { organizationLockedText } from '@signa/core/practice';
import { FileUp, Lock, ShieldAlert } from 'lucide-react';
import { useOperation } from '../../client/query/use-operation';
import { EditPractice } from '../../feature/practice/location-form/edit-practice';
import { PimsConnection } from '../../feature/pims/pims-connection/pims-connection';
import { RedirectConnection } from '../../feature/pims/pims-connection/redirect-connection';
import { useConnectReturn } from '../../feature/pims/pims-connection/use-connect-return';
import { LocationDetails } from '../../feature/practice/place-details/location-details';
import { OrganizationDetails } from '../../feature/practice/place-details/organization-details';
import { RenewalGatesCard } from '../../feature/prescribing/renewal/renewal-gates-card';
import { LinkButton } from '../../part/button/link-button';
import { Page } from '../../part/page/page';
import { Card } from '../../part/surface/card';
import { FailedLine } from '../../part/surface/failed-line';
import { SkeletonFacts } from '../../part/surface/skeleton';
import { usePractice } from '../../platform/practice/practice';

/** `/practicesettings`: the organization, read-only, and the own location, editable. */
export function PracticeSettingsScreen() {
  const cameBack = useConnectReturn();
  const { location: here, assignment, caller, mayUse } = usePractice();
  const read = useOperation(GetLocationDocument, { id: here.id });
  const location = read.data?.location;
  const editor = {
    kind: 'practice',
    roleName: assignment.role.name,
    pimsConnectionType: location?.pimsConnectionType ?? null,
  } as const;
  const mayConnectHere = location && offersConnect(location) && mayConnect(caller, location.id).allowed;
  return (
    <Page
      actions={
        <>
          {mayUse('GetWarningOverrides') && (
            <LinkButton to="/practicesettings/warnings" icon={ShieldAlert}>
              Warnings
            </LinkButton>
          )}
          {mayUse('GetImportFiles') && (
            <LinkButton to="/practicesettings/imports" icon={FileUp}>
              Imports
            </LinkButton>
          )}
          {location && mayUse('UpdateLocation') && (
            <EditPractice location={location} editor={editor} hasWriteback={false} />
          )}
        </>
      }
    >
      {here.organizationId !== null && <OwnOrganization id={here.organizationId} />}
      {read.failure && (
        <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
          {location ? undefined : 'The practice could not be loaded.'}
        </FailedLine>
      )}
      {location && (
        <>
          <LocationDetails location={location} hasPharmacies={false} />
          <RenewalGatesCard />
          <PimsConnection
            location={location}
            editor={editor}
            isReadOnly={!mayUse('UpdateLocation')}
            maySync={mayUse('syncPimsUsers')}
            connect={mayConnectHere && <RedirectConnection location={location} cameBack={cameBack} />}
          />
        </>
      )}
      {!location && !read.failure && (
        <Card>
          <SkeletonFacts rows={3} label="Loading the practice" />
        </Card>
      )}
    </Page>
  );
}

function OwnOrganization({ id }: { readonly id: string }) {
  const read = useOperation(GetOrganizationDocument, { id });
  const organization = read.data?.organization;
  if (organization)
    return <OrganizationDetails organization={organization} hasPharmacies={false} note={<LockedNote />} />;
  if (read.failure)
    return (
      <FailedLine failure={read.failure} onRetry={read.again} busy={read.refreshing}>
        The organization could not be loaded.
      </FailedLine>
    );
  return read.data ? null : (
    <Card>
      <SkeletonFacts rows={3} label="Loading the organization" />
    </Card>
  );
}

const LockedNote = () => (
  <chakra.span display="inline-flex" alignItems="center" gap="1.5" textStyle="meta" color="fg.subtle">
    <Lock size={14} aria-hidden />
    {organizationLockedText}
  </chakra.span>
);
