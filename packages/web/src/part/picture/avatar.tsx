import { chakra } from '@chakra-ui/react';
import { AvatarPicture } from './avatar-picture';
import { initialsOf } from './initials';

interface AvatarProps {
  readonly name: string;
  /** URL of the user's picture; without one, only initials are shown. */
  readonly picture?: string | null;
  readonly size?: 'row' | 'header' | 'profile' | 'preview';
}

const Round = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    lineHeight: '1',
    fontWeight: 'semibold',
  },
  variants: {
    size: {
      row: { w: '5', h: '5', fontSize: '0.5625rem' },
      header: { w: '7', h: '7', fontSize: '0.75rem' },
      profile: { w: '3.5rem', h: '3.5rem', fontSize: '1.25rem' },
      preview: { w: '8rem', h: '8rem', fontSize: '2.5rem' },
    },
  },
  defaultVariants: { size: 'row' },
});

/** A user's picture, or their initials on an accent tint. The name is next to it or in `title`. */
export function Avatar({ name, picture = null, size = 'row' }: AvatarProps) {
  return (
    <Round size={size} aria-hidden>
      {initialsOf(name)}
      {picture !== null && <AvatarPicture key={picture} address={picture} />}
    </Round>
  );
}
