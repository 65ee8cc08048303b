import { chakra } from '@chakra-ui/react';
import { initialsOf } from './initials';

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'row' | 'header';
}

/** Initials on the accent's tint; the name stands beside it or in `title`. */
export function Avatar({ name, size = 'row' }: AvatarProps) {
  const side = size === 'header' ? '7' : '5';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      w={side}
      h={side}
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize={size === 'header' ? '0.75rem' : '0.5625rem'}
      lineHeight="1"
      fontWeight="semibold"
      aria-hidden
    >
      {initialsOf(name)}
    </chakra.span>
  );
}
