import type { NamedAnimal } from '../../clients/patient/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import type { RecordKind } from './kind.js';

interface Shown {
  readonly id: string;
  /** Its name: 'Beatrix Lindgren', 'Rx# 26-105544'. */
  readonly title: string;
  /** The parts of the second line: '(518)-555-0128', 'Noodle, Truffle'. */
  readonly notes: readonly string[];
}

export interface ClientEntry extends Shown {
  readonly kind: 'client';
}

export interface PatientEntry extends Shown {
  readonly kind: 'patient';
  readonly clientId: string;
  /** `null` if unknown. */
  readonly species: SpeciesCode | null;
  /** Its identifying facts; missing in records stored by an older version. */
  readonly animal?: NamedAnimal;
  /** Neither deceased nor inactive. */
  readonly isPrescribable: boolean;
}

export interface PrescriptionEntry extends Shown {
  readonly kind: 'prescription';
  /** As printed, also for an external prescription; `null` for a draft. */
  readonly rxNumber: string | null;
  /** Drug and strength, shown next to the number. */
  readonly drug: string;
  /** Both are `null` for an office-use prescription. */
  readonly patient: { readonly id: string; readonly clientId: string; readonly name: string } | null;
}

export interface ProductEntry extends Shown {
  readonly kind: 'product';
  readonly family: string;
}

/** A record as the palette shows it and stores it in recent records. @see P-287, P-290 */
export type PaletteRecord = ClientEntry | PatientEntry | PrescriptionEntry | ProductEntry;

/** A unique key of a record or any other result of the palette. */
export const paletteKey = ({ kind, id }: { readonly kind: RecordKind | 'screen' | 'action'; readonly id: string }) =>
  `${kind}/${id}`;
