import type { ConflictKind } from '@signa/core/safety';
import {
  Cake,
  CalendarDays,
  CalendarRange,
  CircleAlert,
  Dna,
  HeartPulse,
  PawPrint,
  Scale,
  Search,
  Split,
  Weight,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The icon beside a conflict's name. */
export const kindIcons: Readonly<Record<ConflictKind, LucideIcon>> = {
  species: PawPrint,
  weight: Weight,
  'days-supply': CalendarDays,
  keyword: Search,
  allergy: CircleAlert,
  age: Cake,
  condition: HeartPulse,
  breed: Dna,
  interaction: Split,
  dose: Scale,
  course: CalendarRange,
};
