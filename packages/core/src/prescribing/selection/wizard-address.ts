import type { SnapshotFrom } from 'xstate';
import { matchRoute } from '../../practice/location/index.js';
import { settleParties, type KnownParties } from './known-parties.js';
import { visitAfterSubmit } from './leave.js';
import { isOfficeUseVariant, pathOf } from './office-use-variant.js';
import { isId, readParameters, writeParameters } from './parameter.js';
import { choiceIn, parametersOf, type Address } from './selection-address.js';
import { visit, type Visit } from './visit.js';
import type { prescribeWizard } from './wizard.js';
import type { WizardInput } from './wizard-context.js';

/** The client that the path itself names (C-007). */
function clientInPath(pathname: string): string | null {
  const match = matchRoute(pathname);
  if (match?.route !== '/create/prescription/client/{clientId}') return null;
  const { clientId } = match.params;
  return clientId !== undefined && isId(clientId) ? clientId : null;
}

/**
 * The wizard that an address asks for, also the one of `/create/prescription/client/{clientId}`, whose client counts.
 * What cannot be is ignored; `visitOfWizard` then removes it from the address.
 *
 * @see P-011, P-031, P-037, C-007
 */
export function wizardFromUrl({ pathname, query, state }: Address): WizardInput {
  const isOfficeUse = isOfficeUseVariant(pathname, state);
  const parameters = readParameters(query);
  const parties = partiesOf(clientInPath(pathname), parameters);
  return {
    isOfficeUse,
    parties: settleParties(parties, isOfficeUse),
    choice: choiceIn(parameters),
    productId: parameters.productId,
  };
}

/** A patient of the query belongs to the client of the query. */
function partiesOf(clientId: string | null, parameters: KnownParties): KnownParties {
  if (clientId === null || clientId === parameters.clientId) return parameters;
  return { clientId, patientId: null };
}

/** The query of a wizard; see `urlOfSelection`. @see P-011, P-034 */
export function urlOfWizard(wizard: WizardInput, others?: URLSearchParams): URLSearchParams {
  return writeParameters(parametersOf(wizard, wizard.productId), others);
}

/**
 * Where the screen of a wizard is to be: its page with the parameters chosen so far, in place of the current history
 * entry; once submitted where P-040 says.
 *
 * @see P-011, P-034, P-040
 */
export function visitOfWizard(
  { value, context }: Pick<SnapshotFrom<typeof prescribeWizard>, 'value' | 'context'>,
  others?: URLSearchParams,
): Visit {
  if (value === 'submitted') return visitAfterSubmit(context);
  return visit(pathOf('wizard', context.isOfficeUse), urlOfWizard(context, others), 'replace');
}
