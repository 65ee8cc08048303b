import { clientName, type NamedAnimal, namedAnimal } from '@signa/core/clients';
import type { PlainDate } from '@signa/core/base';
import type { FoundPatient } from './use-patient-search';

/** A patient that the search found, with all of its clients (P-340). */
export function foundAnimal(patient: FoundPatient, today: PlainDate): NamedAnimal {
  const clients = patient.locationPatientClients
    .filter((link) => link.isActive)
    .flatMap(({ locationClient }) => (locationClient ? [clientName(locationClient)] : []));
  return namedAnimal(patient, clients.length === 0 ? null : clients.join(', '), today);
}
