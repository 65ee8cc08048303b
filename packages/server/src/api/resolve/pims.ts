import { consultCode, prescriptionLimits } from '@signa/core/prescription';
import { hasConsults, isPimsEnabled } from '@signa/core/pims';
import type { Operations } from '@signa/core/operation';
import { Failure } from '../../failure/failure.js';
import type { PracticeSystem } from '../../outside/pims/practice-system.js';
import { locationsOfPimsAccount } from '../../store/place/pims-account.js';
import { type Context, read } from '../context.js';
import { permitAt } from '../permit.js';
import type { ResolversOf } from '../resolver.js';

type Names = 'getPimsConsultsByCode' | 'getPimsConsultsByPatientId';
type PimsInput = Operations['getPimsConsultsByPatientId']['variables']['pimsInput'];

export const pimsResolvers: ResolversOf<Names> = {
  getPimsConsultsByPatientId: async ({ patientId, pimsInput }, context) => {
    const system = await consultSystem(context, pimsInput);
    return [...(await system.consultsOfPatient({ accountId: pimsInput.pimsAccountId, patientId }))];
  },
  getPimsConsultsByCode: async ({ code, patientId, pimsInput }, context) => {
    const searched = consultCode(code);
    if (searched === null) throw notACode();
    const system = await consultSystem(context, pimsInput);
    return [...(await system.consultsByCode({ accountId: pimsInput.pimsAccountId, patientId }, searched))];
  },
};

/** The practice system behind an account of one's own; a foreign one is refused like one that does not exist. */
async function consultSystem(
  context: Context,
  { pimsAccountId, pimsConnectionType }: PimsInput,
): Promise<PracticeSystem> {
  if (!hasConsults(pimsConnectionType)) throw wrongType();
  const found = await read(context, (sql) =>
    locationsOfPimsAccount(sql, context.actor.locationIds, pimsAccountId, pimsConnectionType),
  );
  const [location] = found.filter(isPimsEnabled);
  if (!location) throw new Failure('FORBIDDEN', 'None of your locations has this practice-system account.');
  permitAt(context, location.id);
  const system = context.practiceSystems[pimsConnectionType];
  if (!system) throw new Error(`No connection to ${pimsConnectionType} is configured`);
  return system;
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
