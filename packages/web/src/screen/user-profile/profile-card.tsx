import { chakra } from '@chakra-ui/react';
import { deaStatus, licenseStatus, type LicenseStatus } from '@signa/core/practice';
import { formatDate, type PlainDate } from '@signa/core/base';
import { EndBadge } from '../../part/badge/license-badge';
import { PhoneLink } from '../../part/contact/phone-link';
import { TitledCard } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import type { ProfilePerson } from './use-user-profile';

const day = (date: string | null | undefined) => date && formatDate(date);

/** A user's stored data at this location. */
export function ProfileCard({ person, today }: { readonly person: ProfilePerson; readonly today: PlainDate }) {
  const phones = person.locationUserPhones.filter(({ isActive }) => isActive);
  const isAsked = person.role.canAuthorize && person.isActive;
  return (
    <TitledCard title="Profile">
      <Facts>
        <Fact label="First name">{person.user?.firstName}</Fact>
        <Fact label="Last name">{person.user?.lastName}</Fact>
        <Fact label="Display name">{person.displayName}</Fact>
        <Fact label="Title">{person.title}</Fact>
        <Fact label={phones.length > 1 ? 'Phones' : 'Phone'}>
          {phones.length > 0 &&
            phones.map(({ uuid, phoneNumber, phoneType }) => (
              <chakra.span key={uuid} display="block">
                <PhoneLink number={phoneNumber} type={phoneType?.description} />{' '}
                <chakra.span textStyle="meta" color="fg.subtle">
                  {phoneType?.description}
                </chakra.span>
              </chakra.span>
            ))}
        </Fact>
        <Fact label="Employee ID">{person.employeeId}</Fact>
        <Fact label="Vet License number">{person.vetLicenseNumber}</Fact>
        <Fact label="Expiration date">
          {day(person.vetLicenseExpiration)} {isAsked && <End kind={licenseStatus(person, today).kind} />}
        </Fact>
        <Fact label="State">{person.vetLicenseState}</Fact>
        <Fact label="DEA license number">{person.deaLicense}</Fact>
        <Fact label="DEA expiration date">
          {day(person.deaLicenseExpiration)} {isAsked && <End kind={deaStatus(person, today).kind} />}
        </Fact>
        <Fact label="Notification email">{person.notificationEmail}</Fact>
      </Facts>
    </TitledCard>
  );
}

/** Warning next to a date that has passed or soon will. */
function End({ kind }: { readonly kind: LicenseStatus['kind'] }) {
  if (kind !== 'expired' && kind !== 'expiring') return null;
  return (
    <EndBadge kind={kind} tooltip={null}>
      {kind === 'expired' ? 'Expired' : 'Expires soon'}
    </EndBadge>
  );
}
