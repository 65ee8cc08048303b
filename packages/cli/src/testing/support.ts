import { run } from '../program.js';
import { type Terminal, terminal, type World } from './terminal.js';

/** Runs one command line. */
export const signa = (at: Terminal, ...args: readonly string[]) =>
  run(args, { io: at.io, file: at.file, namedServer: null });

/** A terminal of a support user whose server answers these operations. */
export const supportAt = (answers: World['answers'] = {}, rest: World = {}) => terminal({ answers, ...rest });

/** The variables of every call of an operation. */
export const sent = ({ requests }: Terminal, name: string) =>
  requests.filter(({ body }) => body.operationName === name).map(({ body }) => body.variables);

/** The printed output, parsed as JSON. */
export const json = ({ out }: Terminal): unknown => JSON.parse(out.join('\n'));

/** A location with PIMS and without a pharmacy, as GetLocation returns it. */
export const wren = {
  id: '1',
  uuid: 'u-1',
  name: 'Wren Street',
  organization: { id: '4', name: 'Wren Group', isActive: true, isPIMSEnabled: true },
  organizationId: '4',
  isActive: true,
  timeZone: 'America/New_York',
  locationPortalType: { code: 'signa' },
  priceBookType: 'Generic',
  locationPharmacies: [],
  pimsConnectionType: 'EZYVET',
  isPimsEnabled: true,
  pimsAccountId: 'site',
  isPimsAccountSecretSet: true,
  isEnabledForWriteback: true,
  isOfficeUseEnabled: false,
};
/** A vet there, as LocationsUsers returns her. */
export const maya = {
  id: '7',
  userId: '70',
  locationId: '1',
  displayName: 'Dr. Maya Okafor',
  email: 'vet@signa.test',
  isActive: true,
  isPrimary: true,
  pimsId: '280',
  role: { id: '2', name: 'Veterinarian', isActive: true, canAuthorize: true },
};
