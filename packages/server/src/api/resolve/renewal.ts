import { isClean, renewalContent, renewalGates } from '@signa/core/prescribing';
import { activeKnowledge } from '../../store/knowledge/active-knowledge.js';
import { listAuthorizers } from '../../store/practice/practice/staff-store.js';
import { findPracticeGates } from '../../store/prescribing/renewal/practice-gates-store.js';
import { countRenewals, listRenewals } from '../../store/prescribing/renewal/renewal-list.js';
import { actingAt } from '../../use-case/guard/acting.js';
import { authorizeRenewals } from '../../use-case/prescribing/renewal/authorize-renewals.js';
import { loadRenewal } from '../../use-case/prescribing/renewal/load-renewal.js';
import { updateRenewalGates } from '../../use-case/prescribing/renewal/update-renewal-gates.js';
import { type Context, read } from '../context.js';
import { mutation } from '../mutation.js';
import { presentTask } from '../present/task.js';
import { resolversOf } from '../resolver.js';
import { queueReaderAt } from '../queue-viewer.js';

export const renewalResolvers = resolversOf({
  GetCleanRenewals: ({ locationId, skip }, context) => readRenewals(context, locationId, skip ?? null),
  GetRenewalGates: ({ locationId }, context) => read(context, (sql) => findPracticeGates(sql, locationId)),
  AuthorizeRenewals: (args, context) => authorizeRenewals(context, args, context.cdsServices.namesAt),
  UpdateRenewalGates: mutation(updateRenewalGates),
});

/** A page of renewals with their gates, computed by core from the facts of a single signature (P-461, P-465). */
async function readRenewals(context: Context, locationId: string, skip: number | null) {
  const acting = actingAt(context.actor, locationId);
  const now = context.clock.now();
  const reader = queueReaderAt(context, locationId);
  const externalServices = context.cdsServices.namesAt(locationId);
  return await read(context, async (sql) => {
    const practice = await findPracticeGates(sql, locationId);
    const counts = await countRenewals(sql, { locationId, reader });
    if (!practice.isAllowed) return { isAllowed: false, ...counts, renewals: [] };
    const tasks = await listRenewals(sql, { locationId, reader }, skip);
    const vets = await listAuthorizers(sql, locationId);
    const active = await activeKnowledge(sql, { locationId, now });
    const renewals = [];
    for (const task of tasks) {
      const source = await loadRenewal({ tx: sql, now }, task, { acting, vets, active, externalServices });
      if (!source) continue;
      const gates = renewalGates(source, practice);
      const clean = isClean(gates);
      renewals.push({
        request: presentTask(task, now),
        isClean: clean,
        gates: [...gates],
        lines: clean ? [...renewalContent(source)] : [],
      });
    }
    return { isAllowed: true, ...counts, renewals };
  });
}
