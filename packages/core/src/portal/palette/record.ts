import type { NamedAnimal } from '../../clients/patient/index.js';
import type { SpeciesCode } from '../../base/species/index.js';
import type { RecordKind } from './kind.js';

interface Shown {
  readonly id: string;
  /** What it is called: 'Beatrix Lindgren', 'Rx# 26-105544'. */
  readonly title: string;
  /** The second line, in parts: '(518)-555-0128', 'Noodle, Truffle'. */
  readonly notes: readonly string[];
}

export interface ClientEntry extends Shown {
  readonly kind: 'client';
}

export interface PatientEntry extends Shown {
  readonly kind: 'patient';
  readonly clientId: string;
  /** `null` where it is not known. */
  readonly species: SpeciesCode | null;
  /** By what it is recognized; left out by what an older version kept. */
  readonly animal?: NamedAnimal;
  /** Neither deceased nor inactive. */
  readonly isPrescribable: boolean;
}

export interface PrescriptionEntry extends Shown {
  readonly kind: 'prescription';
  /** As the paper has it, of another system too; `null` for a draft. */
  readonly rxNumber: string | null;
  /** Drug and strength, beside the number. */
  readonly drug: string;
  /** Of an office-use prescription both are `null`. */
  readonly patient: { readonly id: string; readonly clientId: string; readonly name: string } | null;
}

export interface ProductEntry extends Shown {
  readonly kind: 'product';
  readonly family: string;
}

/** A record as the palette shows it and keeps it among those opened last. @see P-287, P-290 */
export type PaletteRecord = ClientEntry | PatientEntry | PrescriptionEntry | ProductEntry;

/** Names a record, or anything that the palette offers, among all of them. */
export const paletteKey = ({ kind, id }: { readonly kind: RecordKind | 'screen' | 'action'; readonly id: string }) =>
  `${kind}/${id}`;
