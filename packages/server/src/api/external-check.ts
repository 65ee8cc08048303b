import { todayIn } from '@signa/core/base';
import type { QueryExternalCheckArgs } from '@signa/core/contract/resolvers';
import { conflictSubject, normalizePrescriptionForm } from '@signa/core/prescribing';
import { carriedAnswers, type ConflictSubject } from '@signa/core/safety';
import { scopeOf } from '../access/actor.js';
import { Failure } from '../failure/failure.js';
import { activeKnowledge } from '../store/knowledge/active-knowledge.js';
import {
  answersKeptFor,
  keepExternalCheck,
  listAnsweredChecks,
} from '../store/prescribing/external-check/external-check-store.js';
import { loadFormFacts } from '../store/prescribing/prescription/form-facts.js';
import { findPrescription } from '../store/prescribing/prescription/prescription-store.js';
import { loadSigningFacts } from '../store/prescribing/signing/signing-facts.js';
import { findTaskById } from '../store/prescribing/task/task-store.js';
import { actingAt } from '../use-case/guard/acting.js';
import { loadedFormFacts } from '../use-case/prescribing/prescription/loaded-form-facts.js';
import { type Context, read } from './context.js';

/**
 * Asks the CDS services of a location about a prescription, and stores what they said. No database connection is in use
 * while they are asked (P-427, P-430).
 */
export async function checkByServices(context: Context, args: QueryExternalCheckArgs) {
  const { actor, cdsServices, clock, database } = context;
  const { locationId, locationPatientId: patientId } = args.input;
  if (!locationId || !patientId) throw new Failure('BAD_USER_INPUT', 'Send the location and the patient');
  const { id: userId } = actingAt(actor, locationId);
  if (cdsServices.namesAt(locationId).length === 0) return null;
  const subject = await subjectOf(context, args, { locationId, patientId, userId });
  const hook = args.isComplete ? 'order-sign' : 'order-select';
  const results = subject ? await cdsServices.ask({ locationId, hook, subject, patientId, userId }) : [];
  const at = clock.now();
  const check = { locationId, at, locationUserId: userId, patientId, hook, results } as const;
  const since = new Date(Date.parse(at) - answersKeptFor).toISOString();
  const { id, answers } = await database.write({ ...scopeOf(actor), locationIds: [locationId] }, async (tx) => {
    const carried = carriedAnswers(results, await listAnsweredChecks(tx, check, since));
    return { id: await keepExternalCheck(tx, { ...check, answers: carried }), answers: carried };
  });
  return {
    id,
    results: results.map(({ service, cards, notChecked }) => ({
      service,
      cards: cards.map((card) => ({
        ...card,
        links: [...card.links],
        suggestions: [...card.suggestions],
        overrideReasons: [...card.overrideReasons],
        answer: answers[card.id]?.text ?? null,
      })),
      notChecked: [...notChecked],
    })),
  };
}

interface Named {
  readonly locationId: string;
  readonly patientId: string;
  readonly userId: string;
}

/** The facts that our own check uses; `null` without a product, and for a patient of another location. */
async function subjectOf(
  context: Context,
  { input, taskId, draftId }: QueryExternalCheckArgs,
  { locationId, patientId, userId }: Named,
): Promise<ConflictSubject | null> {
  const form = { ...normalizePrescriptionForm(input), locationId };
  const now = context.clock.now();
  return await read(context, async (sql) => {
    const facts = await loadFormFacts(sql, form);
    const { locationClientId, productId } = form;
    const names = { locationId, locationPatientId: patientId, locationClientId, productId };
    const active = await activeKnowledge(sql, { locationId, now });
    const loaded = loadedFormFacts(
      {
        viewerId: userId,
        task: taskId ? await findTaskById(sql, [locationId], taskId) : null,
        draft: draftId ? await findPrescription(sql, [locationId], draftId) : null,
        facts,
        known: await loadSigningFacts(sql, names, now),
        active,
        today: todayIn(facts.location.timeZone, now),
      },
      form,
    );
    return conflictSubject(loaded, form);
  });
}
