import { matchRoute } from '../../practice/location/index.js';
import { settleParties, type KnownParties } from './known-parties.js';
import { isOfficeUseVariant } from './office-use-variant.js';
import { isId, readParameters, writeParameters } from './parameter.js';
import type { Address } from './selection-address.js';

/** Where an address names whom it is about: in the path, in the parameters of prescribing, or as a list is narrowed. */
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

/** The client and the patient whom an address of prescribing, or of the history, names by their ids. @see C-278 */
export function partiesIn(address: Address): KnownParties {
  return namingOf(address).read(address);
}

/**
 * The same address about others: what it says besides stays.
 *
 * @param parties - in place of those whom it names; nobody is added to it
 * @see C-278
 */
export function addressAbout(address: Address, parties: KnownParties): string {
  return namingOf(address).write(address, parties);
}
