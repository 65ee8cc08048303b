import { insertActivation } from '../../database/release-knowledge.js';
import { activePackage, allActivations, namedPackage } from '../../store/knowledge/package-store.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { operator } from '../owner/operator.js';
import type { AsReported, OwnerWork } from '../owner/owner-work.js';
import { refused } from '../owner/refused.js';

interface Named {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
}

const longestReason = 500;

/** Makes a package the one that products are checked with, from the next check on (P-406). */
export const knowledgeActivate: AdminCommand = {
  usage: '<name> <version> --reason <text>',
  what: 'Check products with an imported knowledge package from now on',
  names: 2,
  flags: { reason: { type: 'string' } },
  run: async (owner, given) => {
    const [name = '', version = ''] = given.names;
    const [found] = await owner.query(namedPackage, [name, version]);
    return await activate(
      owner,
      found ?? refused(`${name} ${version} is not imported. For a list, run: signa-server admin knowledge list`),
      reasonOf(given),
    );
  },
};

/** Activates the package that was active before the current one. */
export const knowledgeRollback: AdminCommand = {
  usage: '--reason <text>',
  what: 'Return to the knowledge package that was active before',
  names: 0,
  flags: { reason: { type: 'string' } },
  run: async (owner, given) => {
    const reason = reasonOf(given);
    const activations = await owner.query(allActivations);
    const [active] = activations;
    const earlier = activations.find(({ digest }) => digest !== active?.digest);
    return await activate(owner, earlier ?? refused('No other package was active before.'), reason);
  },
};

function reasonOf({ flags: { reason } }: Given): string {
  const text = String(reason ?? '').trim();
  return text === '' || text.length > longestReason
    ? refused(`Enter --reason with up to ${longestReason} characters.`)
    : text;
}

async function activate(owner: OwnerWork, { name, version, digest }: Named, reason: string): Promise<AsReported> {
  // Two operators at the same time: the second one sees what the first one activated.
  await owner.query('lock table signa.knowledge_activation in exclusive mode');
  const [before] = await owner.query(activePackage);
  if (before?.digest === digest) return { lines: [`${name} ${version} is already active.`] };
  await owner.query(insertActivation, [digest, operator(), reason]);
  await owner.record('ActivateKnowledge', [
    {
      subject: 'knowledge',
      before: before ? { name: before.name, version: before.version } : null,
      after: { name, version, reason },
    },
  ]);
  return {
    lines: [
      `${name} ${version} is active.${before ? ` Before: ${before.name} ${before.version}.` : ''} The next check of each server uses it; open forms follow within a minute.`,
    ],
  };
}
