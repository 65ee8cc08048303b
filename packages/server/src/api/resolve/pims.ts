import { consultCode, prescriptionLimits } from '@signa/core/prescribing';
import { hasConsults, isPimsEnabled, type PimsConsult } from '@signa/core/practice';
import type { Operations } from '@signa/core/contract';
import { scopeOf } from '../../access/actor.js';
import { Failure } from '../../failure/failure.js';
import type { PimsPatientKey, Prescribing } from '../../integration/pims/practice-system.js';
import { accountSecret } from '../../secrets/account-secret.js';
import { keepConsults } from '../../store/practice/place/pims-consult-store.js';
import { locationsOfPimsAccount, type PimsLocation } from '../../store/practice/place/pims-account.js';
import { type Context, read } from '../context.js';
import { permitAt } from '../permit.js';
import { connectionTo, orUnreachable } from '../pims-access.js';
import { resolversOf } from '../resolver.js';

type PimsInput = Operations['getPimsConsultsByPatientId']['variables']['pimsInput'];

export const pimsResolvers = resolversOf({
  getPimsConsultsByPatientId: async ({ patientId, pimsInput }, context) => {
    return readConsults(context, { patientId, pimsInput }, (system, patient) => system.consultsOfPatient(patient));
  },
  getPimsConsultsByCode: async ({ code, patientId, pimsInput }, context) => {
    const searched = consultCode(code);
    if (searched === null) throw notACode();
    return readConsults(context, { patientId, pimsInput }, (system, patient) =>
      system.consultsByCode(patient, searched),
    );
  },
});

interface RequestedPatient {
  readonly patientId: string;
  readonly pimsInput: PimsInput;
}

/** @throws Failure PARTNER_UNREACHABLE when the PIMS does not respond (C-092) */
async function readConsults(
  context: Context,
  asked: RequestedPatient,
  ask: (system: Prescribing, patient: PimsPatientKey) => Promise<readonly PimsConsult[]>,
): Promise<PimsConsult[]> {
  const { pimsAccountId: accountId, pimsConnectionType: type } = asked.pimsInput;
  const [location, ...others] = await consultLocations(context, asked.pimsInput);
  const found = await orUnreachable(context, async () => {
    const { prescribing } = connectionTo(context, type);
    if (!prescribing) throw new Error(`A connection to ${type} reads no consultations`);
    const secret = accountSecret(context.secretCipher, location);
    return await ask(prescribing, { accountId, secret, patientId: asked.patientId });
  });
  return keep(context, { ...asked, locationIds: [location, ...others].map(({ id }) => id) }, found);
}

/** The caller's locations with an account; a foreign one is rejected like one that does not exist. */
async function consultLocations(
  context: Context,
  { pimsAccountId, pimsConnectionType }: PimsInput,
): Promise<readonly [PimsLocation, ...PimsLocation[]]> {
  if (!hasConsults(pimsConnectionType)) throw wrongType();
  const found = await read(context, (sql) =>
    locationsOfPimsAccount(sql, context.actor.locationIds, pimsAccountId, pimsConnectionType),
  );
  const [location, ...others] = found.filter(isPimsEnabled);
  if (!location) throw new Failure('FORBIDDEN', 'None of your locations uses this PIMS account.');
  permitAt(context, location.id);
  return [location, ...others];
}

/** Consultations that the PIMS reported for a patient can be linked to the patient's prescriptions. */
async function keep(
  { database, actor, clock }: Context,
  asked: RequestedPatient & { readonly locationIds: readonly string[] },
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
  const message = `Enter a code with at most ${prescriptionLimits.consultCodeMax} characters.`;
  return new Failure('BAD_USER_INPUT', message, [{ path: 'code', code: 'no-code', message }]);
}
