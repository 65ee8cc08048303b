import type { Operations } from '@signa/core/contract';
import { type KnowledgeOverride, type KnowledgePackage, withOverrides } from '@signa/core/knowledge';
import { knowledgePackageSchema } from '@signa/core/schema';
import { activePackage, packageContent } from './package-store.js';
import { type Queryable, rows } from '../statement.js';
import { releaseKnowledge } from '../../database/release-knowledge.js';

/** What products are checked with at a location. */
export interface ActiveKnowledge {
  /** The active package, with the overrides. */
  readonly knowledge: KnowledgePackage;
  /** The active package as it was published. */
  readonly base: KnowledgePackage;
  /** Of the package without the overrides; browsers load it by this digest. */
  readonly digest: string;
  readonly overrides: readonly KnowledgeOverride[];
}

/** Packages by digest. Their content never changes, and only a few are ever in use at the same time. */
const loaded = new Map<string, KnowledgePackage>([[releaseKnowledge.digest, releaseKnowledge.knowledge]]);
const mostLoaded = 4;

/** What products are checked with now at a location: the package of the release if none was ever activated. */
export async function activeKnowledge(sql: Queryable, _locationId: string): Promise<ActiveKnowledge> {
  const [active] = await rows(sql, activePackage);
  const digest = active?.digest ?? releaseKnowledge.digest;
  const base = await findKnowledge(sql, digest);
  if (!base) throw new Error(`The active package ${digest} has no content`);
  const overrides: readonly KnowledgeOverride[] = [];
  return { knowledge: withOverrides(base, overrides), base, digest, overrides };
}

/** A package by its digest; `null` if there is none. */
export async function findKnowledge(sql: Queryable, digest: string): Promise<KnowledgePackage | null> {
  const known = loaded.get(digest);
  if (known) return known;
  const [found] = await rows(sql, packageContent, [digest]);
  return found ? keep(digest, knowledgePackageSchema.parse(JSON.parse(found.content))) : null;
}

/** The package loaded first is dropped, except that of the release. */
function keep(digest: string, knowledge: KnowledgePackage): KnowledgePackage {
  const [, oldest] = loaded.keys();
  if (loaded.size >= mostLoaded && oldest !== undefined) loaded.delete(oldest);
  loaded.set(digest, knowledge);
  return knowledge;
}

type KnowledgeInEffect = Operations['GetSigningFacts']['data']['signingFacts']['knowledge'];

/** As browsers read it, which load the package by its digest. */
export const knowledgeInEffect = ({ knowledge, digest, overrides }: ActiveKnowledge): KnowledgeInEffect => ({
  name: knowledge.name,
  version: knowledge.version,
  digest,
  overrides: [...overrides],
});
