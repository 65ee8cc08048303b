import { createHash } from 'node:crypto';
import { sampleKnowledge } from '@signa/core/sample-knowledge';
import { z } from 'zod';
import type { Connection } from './connection.js';
import { StartError } from '../start/start-error.js';

/** Parameters: name, version, digest, content, signature, key ID, who. */
export const insertPackage = `
  insert into signa.knowledge_package (name, version, digest, content, signature, key_id, imported_by)
  values ($1, $2, $3, $4, $5, $6, $7)`;

/** Parameters: digest, who, reason. */
export const insertActivation = `
  insert into signa.knowledge_activation (package_id, activated_by, reason)
  select p.id, $2, $3 from signa.knowledge_package p where p.digest = $1`;

/** SHA-256 of the JSON text of a package, in hexadecimal: what identifies it. */
export const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex');

const content = JSON.stringify(sampleKnowledge);

/** The package of this release, which is active until an operator activates another one. */
export const releaseKnowledge = { knowledge: sampleKnowledge, content, digest: digestOf(content) } as const;

const release = 'the release';
const knownRows = z.array(z.object({ digest: z.string() }));

/**
 * Stores the package of this release, and activates it if no package ever was: a later release adds its package without
 * activating it (P-406).
 *
 * @throws StartError if the database has the same version with other content
 */
export async function keepReleaseKnowledge(connection: Connection): Promise<void> {
  const { name, version } = sampleKnowledge;
  const { digest } = releaseKnowledge;
  const known = knownRows.parse(
    (
      await connection.query('select digest from signa.knowledge_package where name = $1 and version = $2', [
        name,
        version,
      ])
    ).rows,
  );
  if (known.some((one) => one.digest !== digest))
    throw new StartError(
      `The database has ${name} ${version} with other content. A package that changes needs another version: raise it in packages/knowledge/data/package.yaml.`,
    );
  if (known.length === 0) await connection.query(insertPackage, [name, version, digest, content, null, null, release]);
  const active = await connection.query('select 1 from signa.knowledge_activation limit 1', []);
  if (active.rows.length === 0) await connection.query(insertActivation, [digest, release, 'First package']);
}
