import { isBlank } from '../../../base/text/index.js';
import type { PrintAddress, PrintClient, PrintLocation, PrintPhone } from './print-facts.js';
import type { PrintRow } from './print-row.js';

/** On the printout of a controlled product, a missing address or number must not look complete. */
export const notOnFile = 'Not on file. Write it by hand';

function linesOf({ addressLine1, addressLine2, city, state, zip }: PrintAddress): string[] {
  const street = !isBlank(addressLine2) ? `${addressLine1}, ${addressLine2}` : addressLine1;
  return [street, `${city}, ${state} ${zip}`];
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
const typeLabel = (type: { readonly description: string } | null, noun: string) =>
  type === null ? sentenceCase(noun) : `${sentenceCase(type.description)} ${noun}`;

function phoneLabel({ phoneType }: PrintPhone): string {
  return phoneType?.description.toLowerCase() === 'fax' ? 'Fax' : typeLabel(phoneType, 'phone');
}

/** Name, addresses, and phones of the practice, each with its type (P-111). */
export function practiceRows({ name, locationAddresses, locationPhones }: PrintLocation): PrintRow[] {
  const addresses = locationAddresses.filter(({ isActive }) => isActive);
  const phones = locationPhones.filter(({ isActive }) => isActive);
  return [
    { label: 'Name', value: [name] },
    ...addresses.map((address) => ({ label: typeLabel(address.addressType, 'address'), value: linesOf(address) })),
    ...phones.map((phone) => ({ label: phoneLabel(phone), value: [phone.phoneNumber] })),
  ];
}

/** The active address of that type, else the first active one. */
function addressOf(addresses: readonly PrintAddress[], preferred: string): readonly string[] {
  const active = addresses.filter(({ isActive }) => isActive);
  const chosen = active.find(({ addressType }) => addressType?.description.toLowerCase() === preferred) ?? active[0];
  return chosen === undefined ? [notOnFile] : linesOf(chosen);
}

/** The address of the owner, required on the form of a controlled product (README ruling 7). */
export function ownerAddress(client: PrintClient | null): readonly string[] {
  return client === null ? [notOnFile] : addressOf(client.addresses, 'home');
}

/** The practitioner's address is that of the practice (README ruling 7). */
export function practitionerAddress({
  locationAddresses,
}: Pick<PrintLocation, 'locationAddresses'>): readonly string[] {
  return addressOf(locationAddresses, 'office');
}
