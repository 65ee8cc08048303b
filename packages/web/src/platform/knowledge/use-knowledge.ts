import type { Operations } from '@signa/core/contract';
import { type KnowledgePackage, readOverrides, withOverrides } from '@signa/core/knowledge';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../services/services';
import { loadedKnowledge, loadKnowledge } from './knowledge-store';

export type KnowledgeInEffect = Operations['GetSigningFacts']['data']['signingFacts']['knowledge'];

interface KnowledgeRead {
  /** The package with the practice's overrides; `null` until it is loaded. */
  readonly knowledge: KnowledgePackage | null;
  readonly isFailed: boolean;
  readonly again: () => void;
}

/**
 * The package that products are checked with, loaded when the server names it: it is too large for the files of the
 * first page, and another one can be activated at any time (P-393, P-406).
 *
 * @param inEffect - what the server checks with; `null` until it is known
 */
export function useKnowledge(inEffect: KnowledgeInEffect | null): KnowledgeRead {
  const { fetch: fetcher } = useServices();
  const load = useCallback((digest: string) => loadKnowledge(digest, fetcher), [fetcher]);
  return useLoadedKnowledge(inEffect, load);
}

/** Same as above, with the way to load a package. */
export function useLoadedKnowledge(
  inEffect: KnowledgeInEffect | null,
  load: (digest: string) => Promise<unknown>,
): KnowledgeRead {
  const digest = inEffect?.digest ?? null;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled | null>(null);
  const base = digest === null ? null : loadedKnowledge(digest);
  useEffect(() => {
    if (digest === null || loadedKnowledge(digest)) return;
    let isWanted = true;
    const settle = (isFailed: boolean) => isWanted && setSettled({ digest, attempt, isFailed });
    load(digest).then(
      () => settle(false),
      () => settle(true),
    );
    return () => void (isWanted = false);
  }, [digest, attempt, load]);
  // Every poll reads the same overrides into another list, and what is derived from a package is kept per package.
  const overrides = JSON.stringify(inEffect?.overrides ?? []);
  const knowledge = useMemo(
    () => base && withOverrides(base, readOverrides(JSON.parse(overrides) as KnowledgeInEffect['overrides'])),
    [base, overrides],
  );
  const isFailed = settled?.digest === digest && settled.attempt === attempt && settled.isFailed;
  return { knowledge, isFailed, again: () => setAttempt(attempt + 1) };
}

interface Settled {
  readonly digest: string;
  readonly attempt: number;
  readonly isFailed: boolean;
}
