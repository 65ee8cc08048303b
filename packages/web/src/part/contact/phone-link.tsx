import { chakra } from '@chakra-ui/react';
import { formatPhone, phoneLink } from '@signa/core/base';

const Anchor = chakra('a', {
  // Of several in a column, each is pressed on 24 pixels.
  base: {
    display: 'inline-block',
    lineHeight: '1.5rem',
    color: 'accent.fg',
    borderRadius: 'key',
    '&:hover': { textDecoration: 'underline' },
  },
});

interface PhoneLinkProps {
  /** As it is stored. */
  readonly number: string;
  /** What sort it is: nobody calls a fax. */
  readonly type?: string | undefined;
}

/** A phone number that a press calls. */
export function PhoneLink({ number, type }: PhoneLinkProps) {
  const link = type === 'Fax' ? null : phoneLink(number);
  return (
    <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
      {link === null ? formatPhone(number) : <Anchor href={link}>{formatPhone(number)}</Anchor>}
    </chakra.span>
  );
}
