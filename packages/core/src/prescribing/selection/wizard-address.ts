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

/** The client in the path (C-007). */
function clientInPath(pathname: string): string | null {
  const match = matchRoute(pathname);
  if (match?.route !== '/create/prescription/client/{clientId}') return null;
  const { clientId } = match.params;
  return clientId !== undefined && isId(clientId) ? clientId : null;
}

/**
 * The wizard in a URL, including `/create/prescription/client/{clientId}`, whose client takes precedence. Impossible
 * values are ignored; `visitOfWizard` then removes them from the URL.
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

/** A patient in the query belongs to the client in the query. */
function partiesOf(clientId: string | null, parameters: KnownParties): KnownParties {
  if (clientId === null || clientId === parameters.clientId) return parameters;
  return { clientId, patientId: null };
}

/** The query of a wizard; see `urlOfSelection`. @see P-011, P-034 */
export function urlOfWizard(wizard: WizardInput, others?: URLSearchParams): URLSearchParams {
  return writeParameters(parametersOf(wizard, wizard.productId), others);
}

/**
 * The target of a wizard's screen: its page with the parameters so far, replacing the current history entry; after a
 * submit, the target of P-040.
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
