import { isKnowledgePackage, type KnowledgePackage } from '@signa/core/knowledge';

/** Packages by digest, as long as the page lives: a form can outlast an activation. */
const loaded = new Map<string, KnowledgePackage>();
const coming = new Map<string, Promise<KnowledgePackage>>();
const lastKey = 'signa.knowledge';

/** A package that has loaded; `null` if it hasn't. */
export const loadedKnowledge = (digest: string): KnowledgePackage | null => loaded.get(digest) ?? null;

/** Keeps a package under its digest. */
export function keepKnowledge(digest: string, knowledge: KnowledgePackage): KnowledgePackage {
  loaded.set(digest, knowledge);
  return knowledge;
}

/** Loads a package. Repeated calls are free; after a failure, the next one retries. */
export function loadKnowledge(digest: string, fetcher: typeof fetch): Promise<KnowledgePackage> {
  const known = coming.get(digest);
  if (known) return known;
  const promise = read(digest, fetcher).finally(() => coming.delete(digest));
  coming.set(digest, promise);
  return promise;
}

/** Loads the package that this browser used last, from its cache. */
export async function loadLastKnowledge(): Promise<void> {
  const digest = localStorage.getItem(lastKey);
  if (digest !== null && !loaded.has(digest)) await loadKnowledge(digest, fetch);
}

async function read(digest: string, fetcher: typeof fetch): Promise<KnowledgePackage> {
  const response = await fetcher(`/knowledge/${digest}.json`);
  const content: unknown = response.ok ? await response.json() : null;
  if (!isKnowledgePackage(content)) throw new Error(`The package ${digest} could not be loaded (${response.status})`);
  localStorage.setItem(lastKey, digest);
  return keepKnowledge(digest, content);
}
