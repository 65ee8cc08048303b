import type { SpeciesCode } from '../../base/species/index.js';
import type { GenderCode } from '../../clients/patient/index.js';

/**
 * What columns and values of files are called in another language than English. Words are in lowercase, separated by
 * commas. A word that means something else in English or in another language is left out.
 */
export interface ImportLanguage {
  /** Names of columns by Signa's column. */
  readonly client: Readonly<Record<string, string>>;
  readonly patient: Readonly<Record<string, string>>;
  /** Names of columns with phones by the type of the phone. */
  readonly phones: Readonly<Record<'Cell' | 'Home' | 'Office' | 'Fax', string>>;
  readonly species: Readonly<Partial<Record<SpeciesCode, string>>>;
  readonly genders: Readonly<Partial<Record<GenderCode, string>>>;
  readonly yes: string;
  readonly no: string;
  /** Values of a status. */
  readonly active: string;
  readonly inactive: string;
  readonly deceased: string;
  /** Names of breeds by the English one. */
  readonly breeds: Readonly<Record<string, string>>;
}
