import type { Operations } from '@signa/core/contract';
import { isPimsEnabled } from '@signa/core/practice';
import type { ReactNode } from 'react';
import { TitledCard } from '../../../part/surface/card';
import { Fact, Facts } from '../../../part/surface/facts';
import { ActiveBadge, AddressesFact, PhonesFact, WebsiteFact } from './contact-facts';
import { PharmaciesFact } from './organization-details';

type Location = NonNullable<Operations['GetLocation']['data']['location']>;

interface LocationDetailsProps {
  readonly location: Location;
  readonly action?: ReactNode;
  /** True if its pharmacies are shown, which only support sees. */
  readonly hasPharmacies: boolean;
}

/** The read-only details of a location. */
export const LocationDetails = ({ location, action, hasPharmacies }: LocationDetailsProps) => (
  <TitledCard title="Practice details" action={action}>
    <Facts>
      <Fact label="Name">{location.name}</Fact>
      <Fact label="Organization">{location.organization?.name}</Fact>
      <Fact label="Account number">{location.locationAccountId}</Fact>
      <Fact label="Email">{location.emailAddress}</Fact>
      <WebsiteFact website={location.website} />
      <Fact label="HIN">{location.HIN}</Fact>
      <PhonesFact phones={location.locationPhones} />
      <AddressesFact addresses={location.locationAddresses} />
      <Fact label="Status">
        <ActiveBadge isActive={location.isActive} />
      </Fact>
      <Fact label="Office Use Enabled">{location.isOfficeUseEnabled ? 'Yes' : 'No'}</Fact>
      <Fact label="Portal Type">{location.locationPortalType.name}</Fact>
      {hasPharmacies && <PharmaciesFact pharmacies={location.locationPharmacies} />}
      {hasPharmacies && <Fact label="PIMS enabled">{isPimsEnabled(location) ? 'Yes' : 'No'}</Fact>}
    </Facts>
  </TitledCard>
);
