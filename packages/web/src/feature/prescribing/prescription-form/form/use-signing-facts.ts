import type { KnowledgePackage } from '@signa/core/knowledge';
import type { SigningFacts } from '@signa/core/safety';
import { allowed, pollingMs, refuse, type Verdict } from '@signa/core/base';
import { GetSigningFactsDocument } from '@signa/core/contract/typed';
import { useKnowledge } from '../../../../platform/knowledge/use-knowledge';
import { useOperation } from '../../../../client/query/use-operation';
import type { FormSetting } from '../state/setting';

export interface SigningRead {
  /** `null` while loading, and for office use, which has no patient. */
  readonly facts: SigningFacts | null;
  /** What is known of drugs and animals; `null` while loading. */
  readonly knowledge: KnowledgePackage | null;
  /** The CDS services that the location asks too; empty while loading. */
  readonly externalServices: readonly string[];
  /** Denied while loading, because nothing may be signed unchecked (P-236). */
  readonly isChecked: Verdict;
  readonly again: () => void;
}

const none: readonly string[] = [];

/**
 * The patient's data beyond the record (active and previous prescriptions, weights, and declines), and the knowledge that
 * the product is checked with.
 */
export function useSigningFacts({ location, patient, client, product, isOfficeUse }: FormSetting): SigningRead {
  const enabled = patient !== null && product !== null && !isOfficeUse;
  const read = useOperation(
    GetSigningFactsDocument,
    {
      locationId: location.id,
      locationPatientId: patient?.id ?? '',
      locationClientId: client?.id ?? null,
      productId: product?.id ?? null,
    },
    { enabled, pollEvery: pollingMs.approvals },
  );
  const facts = read.data?.signingFacts ?? null;
  const { knowledge, isFailed, again } = useKnowledge(read.data?.signingFacts.knowledge ?? null);
  const loadAgain = () => {
    if (isFailed) again();
    if (read.failure !== null) read.again();
  };
  return {
    facts,
    knowledge,
    externalServices: read.data?.signingFacts.externalServices ?? none,
    isChecked: enabled
      ? signingVerdict({ facts, knowledge, hasFailed: { facts: read.failure !== null, knowledge: isFailed } })
      : allowed,
    again: loadAgain,
  };
}

interface Loaded {
  readonly facts: SigningFacts | null;
  readonly knowledge: KnowledgePackage | null;
  readonly hasFailed: { readonly facts: boolean; readonly knowledge: boolean };
}

/** Whether all that a check needs is loaded; otherwise what is missing (P-236, P-393). */
export function signingVerdict({ facts, knowledge, hasFailed }: Loaded): Verdict {
  if (facts === null)
    return refuse(
      'CONFLICT',
      hasFailed.facts
        ? 'The patient’s other prescriptions could not be loaded, so nothing can be signed yet. Try again.'
        : 'Checking the patient’s other prescriptions…',
    );
  if (knowledge !== null) return allowed;
  return refuse(
    'CONFLICT',
    hasFailed.knowledge
      ? 'The warnings could not be loaded, so nothing can be signed yet. Try again.'
      : 'Checking the patient against the warnings…',
  );
}
