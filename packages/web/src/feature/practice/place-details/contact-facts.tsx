import { chakra } from '@chakra-ui/react';
import { addressLine, webLink } from '@signa/core/base';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { PhoneLink } from '../../../part/contact/phone-link';
import { Badge } from '../../../part/badge/badge';
import { Fact } from '../../../part/surface/facts';

interface Kind {
  readonly description: string;
}

interface PhonesFactProps {
  readonly phones: readonly { readonly uuid: string; readonly phoneNumber: string; readonly phoneType: Kind | null }[];
}

/** The phones of a location or organization, each with its type. */
export const PhonesFact = ({ phones }: PhonesFactProps) => (
  <Fact label="Phones">
    {phones.length > 0 &&
      phones.map(({ uuid, phoneNumber, phoneType }) => (
        <chakra.span key={uuid} display="block" fontVariantNumeric="tabular-nums">
          <PhoneLink number={phoneNumber} type={phoneType?.description} />
          <Quiet>{phoneType?.description}</Quiet>
        </chakra.span>
      ))}
  </Fact>
);

interface AddressesFactProps {
  readonly addresses: readonly (Parameters<typeof addressLine>[0] & {
    readonly uuid: string;
    readonly addressType: Kind | null;
  })[];
}

/** The addresses of a location or organization, each with its type. */
export const AddressesFact = ({ addresses }: AddressesFactProps) => (
  <Fact label="Addresses">
    {addresses.length > 0 &&
      addresses.map((address) => (
        <chakra.span key={address.uuid} display="block">
          {addressLine(address)}
          <Quiet>{address.addressType?.description}</Quiet>
        </chakra.span>
      ))}
  </Fact>
);

const Quiet = ({ children }: { readonly children: string | undefined }) =>
  children ? (
    <chakra.span textStyle="meta" color="fg.subtle">
      {' '}
      {children}
    </chakra.span>
  ) : null;

/** A website that opens in a new tab. An unsafe address is shown as text. */
export const WebsiteFact = ({ website }: { readonly website: string | null }) => {
  const link = webLink(website);
  return (
    <Fact label="Website">
      {link === null ? (
        website
      ) : (
        <chakra.a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          color="accent.fg"
          borderRadius="key"
          css={{ '&:hover': { textDecoration: 'underline' } }}
        >
          {website}
        </chakra.a>
      )}
    </Fact>
  );
};

/** Active or Inactive, as displayed for organizations and locations. */
export const ActiveBadge = ({ isActive }: { readonly isActive: boolean }) =>
  isActive ? (
    <Badge tone="ready" icon={CircleCheck}>
      Active
    </Badge>
  ) : (
    <Badge icon={CircleSlash}>Inactive</Badge>
  );
