import { chakra } from '@chakra-ui/react';
import { clientName } from '@signa/core/clients';
import { addressLine } from '@signa/core/base';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../part/contact/phone-link';
import { SpeciesIcon } from '../../part/picture/species-icon';
import { Card } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import type { OfficeClient } from '../../feature/prescribing/wizard/flow/use-office-use-client';

/** Recipient of office-use prescriptions: the practice itself. */
export function OfficeClientCard({ client }: { readonly client: OfficeClient }) {
  const phones = client.phones.filter(({ isActive }) => isActive);
  const addresses = client.addresses.filter(({ isActive }) => isActive);
  return (
    <Card aria-label="Office-use client" p="4" display="flex" alignItems="flex-start" gap="3">
      <SpeciesIcon size="head" species="office-use" />
      <chakra.div flex="1" minW="0">
        <chakra.h2 textStyle="section" overflowWrap="anywhere" mb="2">
          {clientName(client)}
        </chakra.h2>
        <Facts
          columnGap="6"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr)' }}
        >
          <Fact label="Email">{client.email}</Fact>
          <Fact label={phones.length > 1 ? 'Phones' : 'Phone'}>
            {lines(
              phones.map(({ uuid, phoneNumber, phoneType }) => ({
                key: uuid,
                text: <PhoneLink number={phoneNumber} type={phoneType?.description} />,
                type: phoneType?.description,
              })),
            )}
          </Fact>
          <Fact label={addresses.length > 1 ? 'Addresses' : 'Address'}>
            {lines(
              addresses.map((address) => ({
                key: address.uuid,
                text: addressLine(address),
                type: address.addressType?.description,
              })),
            )}
          </Fact>
        </Facts>
      </chakra.div>
    </Card>
  );
}

interface ContactLine {
  readonly key: string;
  readonly text: ReactNode;
  readonly type: string | undefined;
}

/** One line per entry, followed by its type; null if there are none. */
const lines = (contacts: readonly ContactLine[]): ReactNode =>
  contacts.length === 0
    ? null
    : contacts.map(({ key, text, type }) => (
        <chakra.span key={key} display="block">
          {text}{' '}
          {type && (
            <chakra.span textStyle="meta" color="fg.subtle">
              {type}
            </chakra.span>
          )}
        </chakra.span>
      ));
