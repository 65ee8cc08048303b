import { addressLines, formatPhone, phoneKey, stateCode, type AddressFacts } from '../../base/contact/index.js';
import type { LinkedRecord, PimsAddress, PimsCaretaker, PimsPatient } from '../../practice/pims-connection/index.js';
import { familyRows, type FamilyPatient } from './family-rows.js';
import { plainValue, recordRow, yesOrNo, type RecordRow, type SideValue } from './record-row.js';

/** The fields of a client in Signa that the comparison needs. */
export interface LookedUpClient extends LinkedRecord {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly isActive: boolean;
  readonly phones: readonly { readonly phoneNumber: string; readonly isActive: boolean }[];
  /** Omitted if they were not loaded; then they are not compared. */
  readonly addresses?: readonly (AddressFacts & { readonly isActive: boolean })[];
  readonly locationPatientClients: readonly {
    readonly isActive: boolean;
    readonly locationPatient: FamilyPatient | null;
  }[];
}

/** The client of the practice system, with its patients. */
export interface LookedUpCaretaker extends PimsCaretaker {
  readonly patients: readonly PimsPatient[];
}

/**
 * Compares a client in Signa with the one of the practice system, field by field: the active phones and addresses in
 * Signa with all of those there, as reported. Patients are matched by their link.
 *
 * @see C-130
 */
export function clientRows(client: LookedUpClient | null, caretaker: LookedUpCaretaker | null): RecordRow[] {
  const active = <T extends { readonly isActive: boolean }>(list: readonly T[]) => list.filter((one) => one.isActive);
  const addresses = client?.addresses;
  const ours = active(client?.locationPatientClients ?? []).flatMap(({ locationPatient }) => locationPatient ?? []);
  return [
    recordRow('First name', plainValue(client?.firstName), plainValue(caretaker?.firstName)),
    recordRow('Last name', plainValue(client?.lastName), plainValue(caretaker?.lastName)),
    recordRow(
      'Email',
      plainValue(client?.email),
      (caretaker?.emails ?? []).flatMap(({ address }) => plainValue(address)),
    ),
    recordRow(
      'Phones',
      active(client?.phones ?? []).map(({ phoneNumber }) => phoneValue(phoneNumber)),
      (caretaker?.phones ?? []).flatMap(({ number }) => (number === null ? [] : [phoneValue(number)])),
    ),
    ...(client && !addresses
      ? []
      : [
          recordRow(
            'Addresses',
            active(addresses ?? []).map(addressValue),
            (caretaker?.addresses ?? []).map((address) => addressValue(reportedAddress(address))),
          ),
        ]),
    recordRow('Active', yesOrNo(client?.isActive), yesOrNo(caretaker?.isActive)),
    ...familyRows(ours, caretaker),
    recordRow('Connection type', plainValue(client?.pimsConnectionType), plainValue(caretaker?.pimsConnectionType)),
  ];
}

const phoneValue = (number: string): SideValue => ({
  text: [formatPhone(number)],
  key: phoneKey(number) || number,
});

function addressValue(address: AddressFacts): SideValue {
  const text = addressLines(address);
  return { text, key: text.join(', ').toLowerCase() };
}

const reportedAddress = (address: PimsAddress): AddressFacts => ({
  addressLine1: address.addressLine1 ?? '',
  addressLine2: address.addressLine2,
  city: address.city ?? '',
  state: stateCode(address.stateProvince ?? '') ?? address.stateProvince ?? '',
  zip: address.postalCode ?? '',
});
