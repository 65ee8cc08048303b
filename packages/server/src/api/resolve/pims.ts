import { consultCode, prescriptionLimits } from '@signa/core/prescription';
import { hasConsults, isPimsEnabled, type PimsConsult } from '@signa/core/pims';
import type { Operations } from '@signa/core/operation';
import { scopeOf } from '../../access/actor.js';
import { Failure } from '../../failure/failure.js';
import type { Prescribing } from '../../outside/pims/practice-system.js';
import { accountSecret } from '../../seal/account-secret.js';
import { keepConsults } from '../../store/place/pims-consult-store.js';
import { locationsOfPimsAccount } from '../../store/place/pims-account.js';
import { type Context, read } from '../context.js';
import { permitAt } from '../permit.js';
import { resolversOf } from '../resolver.js';

type PimsInput = Operations['getPimsConsultsByPatientId']['variables']['pimsInput'];

export const pimsResolvers = resolversOf({
  getPimsConsultsByPatientId: async ({ patientId, pimsInput }, context) => {
    const { system, secret, locationIds } = await consultSystem(context, pimsInput);
    const found = await system.consultsOfPatient({ accountId: pimsInput.pimsAccountId, secret, patientId });
    return keep(context, { locationIds, patientId, pimsInput }, found);
  },
  getPimsConsultsByCode: async ({ code, patientId, pimsInput }, context) => {
    const searched = consultCode(code);
    if (searched === null) throw notACode();
    const { system, secret, locationIds } = await consultSystem(context, pimsInput);
    const found = await system.consultsByCode({ accountId: pimsInput.pimsAccountId, secret, patientId }, searched);
    return keep(context, { locationIds, patientId, pimsInput }, found);
  },
});

/** The practice system behind an account of one's own; a foreign one is refused like one that does not exist. */
async function consultSystem(
  context: Context,
  { pimsAccountId, pimsConnectionType }: PimsInput,
): Promise<{ readonly system: Prescribing; readonly secret: string | null; readonly locationIds: readonly string[] }> {
  if (!hasConsults(pimsConnectionType)) throw wrongType();
  const found = await read(context, (sql) =>
    locationsOfPimsAccount(sql, context.actor.locationIds, pimsAccountId, pimsConnectionType),
  );
  const enabled = found.filter(isPimsEnabled);
  const [location] = enabled;
  if (!location) throw new Failure('FORBIDDEN', 'None of your locations has this practice-system account.');
  permitAt(context, location.id);
  const system = context.practiceSystems[pimsConnectionType]?.prescribing;
  if (!system) throw new Error(`No connection to ${pimsConnectionType} is configured`);
  return { system, secret: accountSecret(context.seals, location), locationIds: enabled.map(({ id }) => id) };
}

/** What a practice system told of a patient may be linked to a prescription of theirs. */
async function keep(
  { database, actor, clock }: Context,
  asked: { readonly locationIds: readonly string[]; readonly patientId: string; readonly pimsInput: PimsInput },
  found: readonly PimsConsult[],
): Promise<PimsConsult[]> {
  const { pimsAccountId: accountId, pimsConnectionType: type } = asked.pimsInput;
  const consultIds = found.map(({ id }) => id);
  if (consultIds.length > 0)
    await database.write(scopeOf(actor), (tx) =>
      keepConsults(tx, { ...asked, accountId, type, consultIds }, clock.now()),
    );
  return [...found];
}

/** C-173, C-174. */
function wrongType(): Failure {
  const message = 'Consultations can be read from EZYVET and DIGITAIL only.';
  return new Failure('BAD_USER_INPUT', message, [
    { path: 'pimsInput.pimsConnectionType', code: 'no-consults', message },
  ]);
}

/** P-093. */
function notACode(): Failure {
  const message = `Please enter a code of at most ${prescriptionLimits.consultCodeMax} characters.`;
  return new Failure('BAD_USER_INPUT', message, [{ path: 'code', code: 'no-code', message }]);
}
