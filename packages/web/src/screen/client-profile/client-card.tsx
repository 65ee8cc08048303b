import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { addressLines, formatDate } from '@signa/core/base';
import { Merge, UserRoundX } from 'lucide-react';
import { Badge } from '../../part/badge/badge';
import { RecordAlerts } from '../../feature/clients/record-alerts/record-alerts';
import { PhoneLink } from '../../part/contact/phone-link';
import { Avatar } from '../../part/picture/avatar';
import { Card } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import { PimsBadge, useShowsPims } from '../../part/badge/pims-badge';
import { LinkClient } from './link-client';
import { MergeClient } from './merge-client';
import { UpdateClient } from './update-client';
import type { ProfileClient } from './use-client-profile';

const activeOf = <T extends { readonly isActive: boolean }>(entries: readonly T[]) =>
  entries.filter(({ isActive }) => isActive);

/** The client's identity and contact details (C-050). */
export function ClientCard({ client }: { readonly client: ProfileClient }) {
  const showsPims = useShowsPims();
  const isMerged = client.mergedIntoId !== null;
  return (
    <Card aria-label="Client" p="4">
      <chakra.div display="flex" gap="3" alignItems="center" mb="4">
        <Avatar name={clientName(client)} size="header" />
        <chakra.div minW="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.h2 textStyle="section" overflowWrap="anywhere">
            {clientName(client)}
          </chakra.h2>
          {isMerged ? (
            <Badge icon={Merge}>Merged</Badge>
          ) : (
            !client.isActive && <Badge icon={UserRoundX}>Not active</Badge>
          )}
        </chakra.div>
      </chakra.div>
      {!isMerged && (
        <chakra.div mb="4" css={{ '&:empty': { display: 'none' } }}>
          <RecordAlerts noun="client" recordId={client.id} name={clientName(client)} />
        </chakra.div>
      )}
      <Facts gridTemplateColumns={{ base: 'repeat(auto-fill, minmax(9rem, 1fr))', lg: 'minmax(0, 1fr)' }} gap="3">
        <Fact label="Email">{client.email && <Mail to={client.email} />}</Fact>
        <Phones phones={activeOf(client.phones)} />
        <Addresses addresses={activeOf(client.addresses)} />
        {client.birthdate && <Fact label="Birthdate">{formatDate(client.birthdate)}</Fact>}
        {client.drivingLicense && <Fact label="Driver’s license">{client.drivingLicense}</Fact>}
        <Fact label="Is Active">{client.isActive ? 'Yes' : 'No'}</Fact>
        {showsPims && (
          <Fact label="PIMS Status">
            <PimsBadge record={client} />
          </Fact>
        )}
      </Facts>
      <chakra.div
        mt="4"
        display="flex"
        flexDirection="column"
        gap="2"
        css={{ '&:not(:has(button))': { marginTop: '0' } }}
      >
        {!isMerged && (
          <>
            <UpdateClient client={client} />
            <LinkClient client={client} />
            <MergeClient client={client} />
          </>
        )}
      </chakra.div>
    </Card>
  );
}

const contactLink = {
  color: 'accent.fg',
  borderRadius: 'key',
  '&:hover': { textDecoration: 'underline' },
} as const;
const ContactLink = chakra('a', { base: contactLink });

const Mail = ({ to }: { readonly to: string }) => <ContactLink href={`mailto:${to}`}>{to}</ContactLink>;

function Phones({ phones }: { readonly phones: ProfileClient['phones'] }) {
  return (
    <Fact label={phones.length > 1 ? 'Phones' : 'Phone'}>
      {phones.length > 0 &&
        phones.map(({ uuid, phoneNumber, phoneType }) => (
          <chakra.span key={uuid} display="block">
            <PhoneLink number={phoneNumber} type={phoneType?.description} />
            <Kind of={phoneType?.description} />
          </chakra.span>
        ))}
    </Fact>
  );
}

function Addresses({ addresses }: { readonly addresses: ProfileClient['addresses'] }) {
  return (
    <Fact label={addresses.length > 1 ? 'Addresses' : 'Address'}>
      {addresses.length > 0 &&
        addresses.map((address) => (
          <chakra.span key={address.uuid} display="block" mb="1" _last={{ mb: '0' }}>
            {addressLines(address).map((line) => (
              <chakra.span key={line} display="block">
                {line}
              </chakra.span>
            ))}
            <Kind of={addresses.length > 1 ? address.addressType?.description : null} />
          </chakra.span>
        ))}
    </Fact>
  );
}

/** Type of a phone or address, in muted text. */
const Kind = ({ of }: { readonly of: string | null | undefined }) =>
  of ? (
    <chakra.span textStyle="meta" color="fg.subtle">
      {' '}
      {of}
    </chakra.span>
  ) : null;
