import type { KnowledgePackage } from '@signa/core/knowledge';
import { useEffect, useState } from 'react';

let loaded: KnowledgePackage | null = null;
let coming: Promise<KnowledgePackage> | undefined;

/** Loads the knowledge that products are checked with. Repeated calls are free; after a failure, the next one retries. */
export async function loadKnowledge(): Promise<KnowledgePackage> {
  coming ??= import('@signa/core/sample-knowledge').then(({ sampleKnowledge }) => (loaded = sampleKnowledge));
  try {
    return await coming;
  } catch (error) {
    coming = undefined;
    throw error;
  }
}

interface KnowledgeRead {
  /** `null` until it is loaded. */
  readonly knowledge: KnowledgePackage | null;
  readonly isFailed: boolean;
  readonly again: () => void;
}

/** The knowledge that products are checked with. It is too large for the files of the first page. */
export const useKnowledge = (): KnowledgeRead => useLoadedKnowledge(loaded, loadKnowledge);

/** Knowledge that may still have to load. */
export function useLoadedKnowledge(
  initial: KnowledgePackage | null,
  load: () => Promise<KnowledgePackage>,
): KnowledgeRead {
  const [knowledge, setKnowledge] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (knowledge) return;
    let isWanted = true;
    load().then(
      (found) => isWanted && setKnowledge(found),
      () => isWanted && setFailedAttempt(attempt),
    );
    return () => void (isWanted = false);
  }, [knowledge, attempt, load]);
  return { knowledge, isFailed: failedAttempt === attempt, again: () => setAttempt(attempt + 1) };
}
