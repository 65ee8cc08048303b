import type { SpeciesCode } from '@signa/core/clients';
import { Bird, Building2, Cat, createLucideIcon, Dog, PawPrint, Rabbit, Turtle } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Tile } from './tile';

const Horse = createLucideIcon('horse', [
  [
    'path',
    {
      d: 'M13 2.5v3.2c4.6.8 8 4.8 8 9.6V21h-8.5c0-2.6-.4-4.2-1.7-5.6l-3.3 1.8c-.9.5-2 .3-2.6-.5l-1.1-1.4c-.5-.7-.5-1.6 0-2.3L8 7.5l1.2-1.2',
      key: 'head',
    },
  ],
  ['path', { d: 'M9.2 6.3V2.5L13 5.7', key: 'ears' }],
  ['path', { d: 'M10.5 9.8v.4', key: 'eye' }],
  ['path', { d: 'M16.5 10.5c1.3 1.6 2 3.4 2 5.5', key: 'mane' }],
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

interface SpeciesIconProps {
  /** Null if unknown; 'office-use' if there is no animal. */
  readonly species: SpeciesCode | 'office-use' | null;
  readonly size?: 'row' | 'head';
}

/** Icon of the species on a neutral tile; the text next to it contains the name. */
export function SpeciesIcon({ species, size = 'row' }: SpeciesIconProps) {
  const Icon = species === 'office-use' ? Building2 : icons[species ?? 'unknown'];
  return (
    <Tile size={size} aria-hidden>
      <Icon size={size === 'head' ? 22 : 18} />
    </Tile>
  );
}
