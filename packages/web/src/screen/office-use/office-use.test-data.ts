import type { FormPatient } from '../../feature/prescribing/prescription-form/state/setting';
import { samplePrescription, samplePrescriptionRow } from '../../testing/sample-prescription';
import type { OfficeClient } from '../../feature/prescribing/wizard/flow/use-office-use-client';
import type { ListedPrescription } from '../../feature/prescribing/prescription-list/prescription-row';

const known = samplePrescription();
const link = { locationPatientId: '301', locationClientId: '201', isActive: true, isPrimary: true };

/** The patient record that represents the practice's own use. */
export function officePatient(over: Partial<FormPatient> = {}): FormPatient {
  if (!known.locationPatient) throw new Error('The sample prescription is for a patient');
  return {
    ...known.locationPatient,
    id: '301',
    uuid: 'patient-301',
    name: 'Office Use',
    species: { code: 'other', name: 'Other', icon: 'paw-print' },
    breed: null,
    gender: 'U',
    birthdate: null,
    weight: null,
    weightUnit: null,
    isOfficeUse: true,
    locationPatientClients: [link],
    ...over,
  };
}

/** The client record that represents Wren Street's own use. */
export function officeClient(over: Partial<OfficeClient> = {}): OfficeClient {
  if (!known.locationClient) throw new Error('The sample prescription has a client');
  return {
    ...known.locationClient,
    id: '201',
    uuid: 'client-201',
    firstName: 'Office Use',
    lastName: 'Wren Street Animal Hospital',
    email: 'hello@wrenstreet.example',
    isOfficeUse: true,
    phones: [phone('1', '5185550142', 3, 'Office'), phone('2', '5185550143', 5, 'Fax'), gone],
    addresses: [
      {
        uuid: 'address-201',
        addressTypeId: 2,
        addressLine1: '214 Wren Street',
        addressLine2: null,
        city: 'Saratoga Springs',
        state: 'NY',
        zip: '12866',
        isActive: true,
        addressType: { id: 2, description: 'Office' },
      },
    ],
    locationPatientClients: [{ ...link, locationPatient: officePatient() }],
    ...over,
  };
}

const phone = (uuid: string, phoneNumber: string, id: number, description: string): OfficeClient['phones'][number] => ({
  uuid,
  phoneNumber,
  phoneTypeId: id,
  isActive: true,
  phoneType: { id, description },
});
const gone = { ...phone('3', '5185550199', 3, 'Office'), isActive: false };

/** An office-use prescription as a list returns it. */
export function officePrescription(over: Partial<ListedPrescription> = {}): ListedPrescription {
  return samplePrescriptionRow({
    isOfficeUse: true,
    locationClientId: '201',
    locationClient: { id: '201', firstName: 'Office Use', lastName: 'Wren Street Animal Hospital', isActive: true },
    locationPatientId: '301',
    locationPatient: {
      id: '301',
      name: 'Office Use',
      species: { code: 'other', name: 'Other', icon: 'paw-print' },
      isActive: true,
      isDeceased: false,
    },
    ...over,
  });
}
