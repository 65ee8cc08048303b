import { compareVersions, type KnowledgePackage, knowledgeName } from '@signa/core/knowledge';
import type { SignedPackage } from './signed-package.js';
import { insertPackage } from '../../database/release-knowledge.js';
import { allPackages, namedPackage } from '../../store/knowledge/package-store.js';
import type { AdminCommand } from '../owner/admin-command.js';
import { operator } from '../owner/operator.js';
import type { OwnerWork } from '../owner/owner-work.js';
import { refused } from '../owner/refused.js';
import { readPackageFile } from './read-package-file.js';

/** Verifies a signed file without a database (P-406). */
export const knowledgeCheck: AdminCommand = {
  usage: '<file>',
  what: 'Check the signature and the content of a knowledge package, without importing it',
  names: 1,
  check: async ({ names: [file = ''] }) => {
    const found = await readPackageFile(file, process.env);
    return [...described(found), 'The signature is valid. Nothing was imported.'];
  },
};

/** Stores a signed package, which is kept for ever. Nothing is checked with it before it is activated (P-406). */
export const knowledgeImport: AdminCommand = {
  usage: '<file>',
  what: 'Import a signed knowledge package; it is used once it is activated',
  names: 1,
  run: async (owner, { names: [file = ''] }) => {
    const found = await readPackageFile(file, process.env);
    const { knowledge, digest, content, signature, keyId } = found;
    const { name, version } = knowledge;
    const [known] = await owner.query(namedPackage, [name, version]);
    if (known?.digest === digest) return { lines: [`${knowledgeName(knowledge)} was imported before.`] };
    if (known) refused(`${knowledgeName(knowledge)} was imported with other content. Publish a new version.`);
    await owner.query(insertPackage, [name, version, digest, content, signature, keyId, operator()]);
    await owner.record('ImportKnowledge', [
      { subject: 'knowledge', before: null, after: { name, version, digest, keyId } },
    ]);
    return { lines: [...described(found), ...(await orderNote(owner, knowledge)), ...nextSteps(knowledge)] };
  },
};

const described = ({ knowledge, keyId, digest }: SignedPackage): string[] => [
  `${knowledgeName(knowledge)}: ${knowledge.title}, by ${knowledge.publisher}`,
  `  ${knowledge.warnings.length} warnings, ${knowledge.doses.length} dose ranges, ${knowledge.laws.length} laws, ${knowledge.sources.length} sources`,
  `  signed with key ${keyId}`,
  `  SHA-256 ${digest}`,
];

/** Says if a newer version of the package is already there. */
async function orderNote(owner: OwnerWork, { name, version }: KnowledgePackage): Promise<string[]> {
  const others = (await owner.query(allPackages)).filter((one) => one.name === name);
  const newer = others.filter((one) => compareVersions(one.version, version) > 0);
  return newer.length === 0 ? [] : [`  older than ${newer.map((one) => one.version).join(', ')}, imported before`];
}

const nextSteps = ({ name, version }: KnowledgePackage): string[] => [
  'Imported. Nothing is checked with it yet. Next:',
  `  signa-server admin knowledge diff ${name} ${version}`,
  `  signa-server admin knowledge activate ${name} ${version} --reason "…"`,
];
