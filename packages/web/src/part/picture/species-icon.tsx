import { chakra } from '@chakra-ui/react';
import type { SpeciesCode } from '@signa/core/patient';
import { Bird, Building2, Cat, createLucideIcon, Dog, PawPrint, Rabbit, Turtle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const Horse = createLucideIcon('horse', [
  [
    'path',
    {
      d: 'M7.5 21v-4.2c0-2.1 1-3.4 2.6-4.6l-2.5.9c-1 .4-2 .1-2.6-.8l-.7-1c-.4-.7-.3-1.5.3-2l5-4.6c1.2-1.1 2.7-1.7 4.3-1.7h.6c3.6 0 6.5 2.9 6.5 6.5V21',
      key: 'head',
    },
  ],
  ['path', { d: 'M13 3 12.4 1.6', key: 'ear' }],
  ['path', { d: 'M16.5 7.5c1.2 1.2 1.7 2.6 1.7 4.5', key: 'mane' }],
  ['path', { d: 'M11.2 7.8v.4', key: 'eye' }],
]);

const icons: Readonly<Record<SpeciesCode, LucideIcon>> = {
  avian: Bird,
  canine: Dog,
  equine: Horse,
  feline: Cat,
  reptile: Turtle,
  small_animal: Rabbit,
  other: PawPrint,
  unknown: PawPrint,
};

export interface SpeciesIconProps {
  /** Null when it is not known; 'office-use' when no animal is meant. */
  readonly species: SpeciesCode | 'office-use' | null;
  readonly size?: 'row' | 'head';
}

/** The animal a row is about, on a quiet tile; its name stands in the text beside it. */
export function SpeciesIcon({ species, size = 'row' }: SpeciesIconProps) {
  const Icon = species === 'office-use' ? Building2 : icons[species ?? 'unknown'];
  const side = size === 'head' ? '10' : '8';
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      w={side}
      h={side}
      borderRadius="card"
      bg="bg.sunken"
      color="fg.muted"
      aria-hidden
    >
      <Icon size={size === 'head' ? 22 : 18} />
    </chakra.span>
  );
}
