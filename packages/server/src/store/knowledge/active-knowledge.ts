import { overridesInEffect } from '@signa/core/administration';
import { type Instant, todayIn } from '@signa/core/base';
import type { Operations } from '@signa/core/contract';
import { type KnowledgeOverride, type KnowledgePackage, withOverrides } from '@signa/core/knowledge';
import { knowledgePackageSchema } from '@signa/core/schema';
import { listOpenOverrides } from './override-store.js';
import { zoneOf } from '../practice/place/zone.js';
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

/** The active package as it was published: that of the release if none was ever activated. */
export async function activePackageOf(sql: Queryable): Promise<Pick<ActiveKnowledge, 'base' | 'digest'>> {
  const [active] = await rows(sql, activePackage);
  const digest = active?.digest ?? releaseKnowledge.digest;
  const base = await findKnowledge(sql, digest);
  if (!base) throw new Error(`The active package ${digest} has no content`);
  return { base, digest };
}

/** What products are checked with now at a location. */
export async function activeKnowledge(
  sql: Queryable,
  { locationId, now }: { readonly locationId: string; readonly now: Instant },
): Promise<ActiveKnowledge> {
  const [{ base, digest }, open] = await Promise.all([activePackageOf(sql), listOpenOverrides(sql, locationId)]);
  const today = open.length > 0 ? todayIn(await zoneOf(sql, locationId), now) : null;
  const overrides = today === null ? [] : overridesInEffect(open, today);
  return { knowledge: overridden(base, digest, overrides), base, digest, overrides };
}

/** The packages with overrides that were used last: what is derived from a package is kept per object. */
const overriddenPackages = new Map<string, KnowledgePackage>();
const mostOverridden = 50;

function overridden(base: KnowledgePackage, digest: string, overrides: readonly KnowledgeOverride[]): KnowledgePackage {
  if (overrides.length === 0) return base;
  const name = JSON.stringify([digest, ...overrides.map(({ rowId, grade }) => [rowId, grade]).toSorted()]);
  const known = overriddenPackages.get(name) ?? withOverrides(base, overrides);
  overriddenPackages.delete(name);
  overriddenPackages.set(name, known);
  const [oldest] = overriddenPackages.keys();
  if (overriddenPackages.size > mostOverridden && oldest !== undefined) overriddenPackages.delete(oldest);
  return known;
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
