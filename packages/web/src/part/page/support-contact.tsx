import { chakra } from '@chakra-ui/react';
import { supportContactFor } from '@signa/core/practice';
import { Mail, Phone } from 'lucide-react';
import { useServices } from '../../platform/services/services';

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderRadius: 'key',
    '&:hover': { color: 'accent.fg', textDecoration: 'underline' },
  },
});

/** Support contact of this portal type. */
export function SupportContact({ portalTypeCode }: { readonly portalTypeCode: string | null }) {
  const { config } = useServices();
  const { phone, email } = supportContactFor(portalTypeCode, config.supportContacts);
  return (
    <chakra.address
      display="inline-flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      fontStyle="normal"
      aria-label="Support"
    >
      {phone && (
        <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Phone size={14} aria-hidden />
          {phone}
        </Anchor>
      )}
      {email && (
        <Anchor href={`mailto:${email}`}>
          <Mail size={14} aria-hidden />
          {email}
        </Anchor>
      )}
    </chakra.address>
  );
}
