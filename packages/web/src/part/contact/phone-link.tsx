import { chakra } from '@chakra-ui/react';
import { formatPhone, phoneLink } from '@signa/core/base';

const Anchor = chakra('a', {
  // Numbers in a column need a touch target of 24 px each.
  base: {
    display: 'inline-block',
    lineHeight: '1.5rem',
    color: 'accent.fg',
    borderRadius: 'key',
    '&:hover': { textDecoration: 'underline' },
  },
});

interface PhoneLinkProps {
  /** The stored number. */
  readonly number: string;
  /** The phone type; a fax number is not a link. */
  readonly type?: string | undefined;
}

/** A phone number as a link that calls it. */
export function PhoneLink({ number, type }: PhoneLinkProps) {
  const link = type === 'Fax' ? null : phoneLink(number);
  return (
    <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {link === null ? formatPhone(number) : <Anchor href={link}>{formatPhone(number)}</Anchor>}
    </chakra.span>
  );
}
