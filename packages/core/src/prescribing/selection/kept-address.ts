import { matchRoute } from '../../practice/location/index.js';
import { settleParties, type KnownParties } from './known-parties.js';
import { isOfficeUseVariant } from './office-use-variant.js';
import { isId, readParameters, writeParameters } from './parameter.js';
import type { Address } from './selection-address.js';

/** Where a URL names its client and patient: in the path, in the prescribing parameters, or as a list filter. */
interface Naming {
  readonly read: (address: Address) => KnownParties;
  readonly write: (address: Address, parties: KnownParties) => string;
}

const idOf = (text: string | null | undefined) => (text && isId(text) ? text : null);
const whole = (pathname: string, query: URLSearchParams) =>
  query.size > 0 ? `${pathname}?${query.toString()}` : pathname;

const inPrescribing: Naming = {
  read: ({ pathname, query, state }) => {
    const match = matchRoute(pathname);
    const inPath = match?.route === '/create/prescription/client/{clientId}' ? idOf(match.params['clientId']) : null;
    const { clientId, patientId } = readParameters(query);
    return settleParties({ clientId: inPath ?? clientId, patientId }, isOfficeUseVariant(pathname, state));
  },
  write: ({ pathname, query }, { clientId, patientId }) => {
    const isInPath = matchRoute(pathname)?.route === '/create/prescription/client/{clientId}';
    const path = isInPath ? pathname.replace(/[^/]+(\/?)$/, `${clientId ?? ''}$1`) : pathname;
    const known = readParameters(query);
    const parameters = { ...known, clientId: known.clientId && clientId, patientId };
    return whole(path, writeParameters(parameters, query));
  },
};

const inHistory: Naming = {
  read: ({ query }) => ({ clientId: idOf(query.get('client')), patientId: idOf(query.get('patient')) }),
  write: ({ pathname, query }, { clientId, patientId }) => {
    const next = new URLSearchParams(query);
    if (clientId !== null) next.set('client', clientId);
    if (patientId !== null) next.set('patient', patientId);
    return whole(pathname, next);
  },
};

const namingOf = ({ pathname }: Address) => (matchRoute(pathname)?.route === '/history' ? inHistory : inPrescribing);

/** The ids of the client and the patient in a prescribing or history URL. @see C-278 */
export function partiesIn(address: Address): KnownParties {
  return namingOf(address).read(address);
}

/**
 * The same URL for another client and patient, otherwise unchanged.
 *
 * @param parties - replace those in the URL; none are added
 * @see C-278
 */
export function addressAbout(address: Address, parties: KnownParties): string {
  return namingOf(address).write(address, parties);
}
