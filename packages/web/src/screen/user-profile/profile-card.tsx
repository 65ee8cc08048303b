import { chakra } from '@chakra-ui/react';
import {
  type AccountForm,
  assignmentFields,
  deaStatus,
  licenseStatus,
  type LicenseStatus,
  type ProfileForm,
  profileLabels,
  userLabels,
} from '@signa/core/practice';
import { formatDate, type PlainDate } from '@signa/core/base';
import type { ComponentType } from 'react';
import { EndBadge } from '../../part/badge/license-badge';
import { PhoneLink } from '../../part/contact/phone-link';
import { TitledCard } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import type { ProfilePerson } from './use-user-profile';

interface ProfileCardProps {
  readonly person: ProfilePerson;
  readonly today: PlainDate;
}

const day = (date: string | null | undefined) => date && formatDate(date);
const isAsked = ({ role, isActive }: ProfilePerson) => role.canAuthorize && isActive;

type ShownField = Exclude<keyof AccountForm, 'userPhones'> | keyof ProfileForm | 'employeeId';

/** How each field of the account and the profile is shown, in order; null for those that other cards show. */
const facts: Readonly<Record<ShownField, ComponentType<ProfileCardProps> | null>> = {
  firstName: ({ person }) => <Fact label={userLabels.firstName}>{person.user?.firstName}</Fact>,
  lastName: ({ person }) => <Fact label={userLabels.lastName}>{person.user?.lastName}</Fact>,
  displayName: ({ person }) => <Fact label={profileLabels.displayName}>{person.displayName}</Fact>,
  title: ({ person }) => <Fact label={profileLabels.title}>{person.title}</Fact>,
  locationUserPhones: PhonesFact,
  employeeId: ({ person }) => <Fact label={assignmentFields.employeeId.label}>{person.employeeId}</Fact>,
  vetLicenseNumber: ({ person }) => <Fact label={profileLabels.vetLicenseNumber}>{person.vetLicenseNumber}</Fact>,
  vetLicenseExpiration: ({ person, today }) => (
    <Fact label={profileLabels.vetLicenseExpiration}>
      {day(person.vetLicenseExpiration)} {isAsked(person) && <End kind={licenseStatus(person, today).kind} />}
    </Fact>
  ),
  vetLicenseState: ({ person }) => <Fact label={profileLabels.vetLicenseState}>{person.vetLicenseState}</Fact>,
  deaLicense: ({ person }) => <Fact label={profileLabels.deaLicense}>{person.deaLicense}</Fact>,
  deaLicenseExpiration: ({ person, today }) => (
    <Fact label={profileLabels.deaLicenseExpiration}>
      {day(person.deaLicenseExpiration)} {isAsked(person) && <End kind={deaStatus(person, today).kind} />}
    </Fact>
  ),
  notificationEmail: ({ person }) => <Fact label={profileLabels.notificationEmail}>{person.notificationEmail}</Fact>,
  email: null,
  isActive: null,
  isPendingAuth: null,
  pimsId: null,
};

function PhonesFact({ person }: ProfileCardProps) {
  const phones = person.locationUserPhones.filter(({ isActive }) => isActive);
  return (
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
  );
}

/** A user's stored data at this location. */
export const ProfileCard = (props: ProfileCardProps) => (
  <TitledCard title="Profile">
    <Facts>{Object.entries(facts).map(([field, Shown]) => Shown && <Shown key={field} {...props} />)}</Facts>
  </TitledCard>
);

/** Warning next to a date that has passed or soon will. */
function End({ kind }: { readonly kind: LicenseStatus['kind'] }) {
  if (kind !== 'expired' && kind !== 'expiring') return null;
  return (
    <EndBadge kind={kind} tooltip={null}>
      {kind === 'expired' ? 'Expired' : 'Expires soon'}
    </EndBadge>
  );
}
