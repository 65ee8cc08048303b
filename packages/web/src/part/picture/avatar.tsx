import { chakra } from '@chakra-ui/react';
import { AvatarPicture } from './avatar-picture';
import { initialsOf } from './initials';

export interface AvatarProps {
  readonly name: string;
  /** Where the picture of the person is; without one the initials stand alone. */
  readonly picture?: string | null;
  readonly size?: keyof typeof sizes;
}

const sizes = {
  row: { side: '5', fontSize: '0.5625rem' },
  header: { side: '7', fontSize: '0.75rem' },
  profile: { side: '3.5rem', fontSize: '1.25rem' },
  preview: { side: '8rem', fontSize: '2.5rem' },
} as const;

/** The picture of a person, or initials on the accent's tint; the name stands beside it or in `title`. */
export function Avatar({ name, picture = null, size = 'row' }: AvatarProps) {
  const { side, fontSize } = sizes[size];
  return (
    <chakra.span
      position="relative"
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      overflow="hidden"
      w={side}
      h={side}
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize={fontSize}
      lineHeight="1"
      fontWeight="semibold"
      aria-hidden
    >
      {initialsOf(name)}
      {picture !== null && <AvatarPicture key={picture} address={picture} />}
    </chakra.span>
  );
}
