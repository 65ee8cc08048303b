import { inWords } from './action.js';

/** Who acted, for people: what acts by itself has no e-mail address and is told by its own name. @see A-247 */
export function auditActor(username: string, name: string | null): string {
  return name ?? (username.includes('@') ? username : inWords(username));
}

const kinds: Readonly<Record<string, string>> = {
  client: 'Client',
  patient: 'Patient',
  prescription: 'Prescription',
  task: 'Request',
  order: 'Order',
  user: 'User',
  location: 'Location',
  organization: 'Organization',
  role: 'Role',
  shortcut: 'Shortcut',
  impersonation: 'Impersonation',
  message: 'Message',
  import: 'Import',
  pharmacy: 'Pharmacy',
  support: 'Support user',
  feature: 'Feature',
  products: 'Products',
  lists: 'Lists',
};

/**
 * A record of the audit for people: 'Client Hana Kobayashi', or 'Request' of one without a name; never an id.
 *
 * @param name - what the record is called now; null where it has none, or is gone
 * @see
 */
export function auditSubject(subject: string, name: string | null): string {
  const [kind = ''] = subject.split(':');
  return `${Object.hasOwn(kinds, kind) ? kinds[kind] : inWords(kind)} ${name ?? ''}`.trim();
}
