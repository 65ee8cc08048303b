import { isWeightKnown, weightInKilograms, weightLabel } from '../../clients/patient/index.js';
import type { FavoriteOffer, OfferedPatient } from './favorite.js';

const kilograms = (weight: number, unit: FavoriteOffer['weightUnit']) =>
  weightInKilograms({ weight, weightUnit: unit });

function isInBand({ weightMin, weightMax, weightUnit }: FavoriteOffer, patient: OfferedPatient): boolean {
  if (weightMin === null && weightMax === null) return true;
  const own = isWeightKnown(patient.weight) ? weightInKilograms(patient) : null;
  if (own === null) return false;
  const [least, most] = [weightMin, weightMax].map((limit) => (limit === null ? null : kilograms(limit, weightUnit)));
  return (least == null || own >= least) && (most == null || own <= most);
}

/**
 * Whether a favorite is offered for a patient: of one of its species, within its weight band, with its condition. A
 * patient without a known weight is not offered one with a weight band.
 *
 * @see P-495
 */
export function isOfferedFor(favorite: FavoriteOffer, patient: OfferedPatient): boolean {
  const { species, conditionCode } = favorite;
  const isOfSpecies = species.length === 0 || species.some((code) => code === patient.species?.code);
  const hasCondition = conditionCode === null || patient.healthConditions.some(({ code }) => code === conditionCode);
  return isOfSpecies && hasCondition && isInBand(favorite, patient);
}

/** The weight band as text: '20–40 kg', 'from 20 kg', 'up to 40 kg'; `null` without one. @see P-495 */
export function weightBandText({
  weightMin,
  weightMax,
  weightUnit,
}: Pick<FavoriteOffer, 'weightMin' | 'weightMax' | 'weightUnit'>): string | null {
  const unit = weightUnit === 'kg' ? 'kg' : 'lb';
  if (weightMin !== null && weightMax !== null) return `${weightMin}–${weightMax} ${unit}`;
  if (weightMin !== null) return `from ${weightMin} ${unit}`;
  return weightMax === null ? null : `up to ${weightMax} ${unit}`;
}

/**
 * The heading of the favorites for a patient: 'Favorites for Otis (canine, 36 kg)'; 'Favorites' while the patient is
 * unknown.
 *
 * @see P-495
 */
export function favoritesLabel(
  patient: (Pick<OfferedPatient, 'species' | 'weight' | 'weightUnit'> & { readonly name: string }) | null,
): string {
  if (patient === null) return 'Favorites';
  const facts = [patient.species?.name.toLowerCase(), weightLabel(patient)].filter(Boolean).join(', ');
  return `Favorites for ${patient.name}${facts === '' ? '' : ` (${facts})`}`;
}
