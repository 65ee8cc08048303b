import { pharmacyMissingLabel } from '@signa/core/practice';
import { chakra } from '@chakra-ui/react';
import type { Operations } from '@signa/core/contract';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../part/badge/badge';
import { TitledCard } from '../../../part/surface/card';
import { Fact, Facts } from '../../../part/surface/facts';
import { ActiveBadge, AddressesFact, PhonesFact, WebsiteFact } from './contact-facts';

type Organization = NonNullable<Operations['GetOrganization']['data']['organization']>;

interface OrganizationDetailsProps {
  readonly organization: Organization;
  /** Shown beside the title, such as the reason why it is read-only. */
  readonly note?: ReactNode;
  /** True if its pharmacies are shown, which only support sees. */
  readonly hasPharmacies: boolean;
}

/** The read-only details of an organization. */
export const OrganizationDetails = ({ organization, note, hasPharmacies }: OrganizationDetailsProps) => (
  <TitledCard title="Organization details" action={note}>
    <Facts>
      <Fact label="Name">{organization.name}</Fact>
      <Fact label="DBA name">{organization.dbaName}</Fact>
      <Fact label="Account number">{organization.accountno}</Fact>
      <Fact label="Email">{organization.emailAddress}</Fact>
      <WebsiteFact website={organization.website} />
      <Fact label="HIN">{organization.HIN}</Fact>
      <PhonesFact
        phones={
          organization.fax
            ? [...organization.organizationPhones, faxOf(organization.fax)]
            : organization.organizationPhones
        }
      />
      <AddressesFact addresses={organization.organizationAddresses} />
      <Fact label="Status">
        <ActiveBadge isActive={organization.isActive} />
      </Fact>
      {hasPharmacies && <PharmaciesFact pharmacies={organization.organizationPharmacies} />}
      {hasPharmacies && <Fact label="PIMS enabled">{organization.isPIMSEnabled ? 'Yes' : 'No'}</Fact>}
    </Facts>
  </TitledCard>
);

const faxOf = (phoneNumber: string) => ({
  uuid: 'fax',
  phoneNumber,
  phoneType: { description: 'Organization fax' },
});

interface PharmaciesFactProps {
  readonly pharmacies: readonly { readonly code: string; readonly name: string }[];
}

/**
 * The pharmacies of a location or organization, the primary one first. Without a pharmacy, products can't be searched
 * (A-052, A-053).
 */
export const PharmaciesFact = ({ pharmacies: [primary, ...more] }: PharmaciesFactProps) => (
  <Fact label="Primary pharmacy">
    {primary ? (
      <>
        {primary.name}
        {more.length > 0 && (
          <chakra.span display="block" textStyle="meta" color="fg.muted">
            also {more.map(({ name }) => name).join(', ')}
          </chakra.span>
        )}
      </>
    ) : (
      <MissingPharmacy />
    )}
  </Fact>
);

/** The warning for a missing pharmacy. */
export const MissingPharmacy = () => (
  <Badge tone="expired" icon={CircleAlert}>
    {pharmacyMissingLabel}
  </Badge>
);
