import { inWords } from './action.js';

/** The user who acted, as text; automatic processes have no email and are shown by their own name. @see A-247 */
export function auditActor(username: string, name: string | null): string {
  return name ?? (username.includes('@') ? username : inWords(username));
}

const kinds: Readonly<Record<string, string>> = {
  client: 'Client',
  patient: 'Patient',
  prescription: 'Prescription',
  task: 'Request',
  queueViews: 'Views of the requests of',
  order: 'Order',
  user: 'User',
  location: 'Location',
  organization: 'Organization',
  role: 'Role',
  shortcut: 'Shortcut',
  favorite: 'Favorite',
  impersonation: 'Impersonation',
  message: 'Message',
  import: 'Import',
  pharmacy: 'Pharmacy',
  support: 'Support user',
  feature: 'Feature',
  knowledge: 'Knowledge package',
  warning: 'Warning',
  cds: 'Service for other programs',
  card: 'Card of a CDS service',
  products: 'Products',
  lists: 'Lists',
};

/**
 * An audited record as text: 'Client Hana Kobayashi', or 'Request' for one without a name; never an ID.
 *
 * @param name - the current name of the record; `null` if it has none, or was deleted
 * @see
 */
export function auditSubject(subject: string, name: string | null): string {
  const [kind = ''] = subject.split(':');
  return `${Object.hasOwn(kinds, kind) ? kinds[kind] : inWords(kind)} ${name ?? ''}`.trim();
}
