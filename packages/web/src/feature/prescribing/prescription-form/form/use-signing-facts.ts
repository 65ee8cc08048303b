import type { SigningFacts } from '@signa/core/safety';
import { allowed, pollingMs, refuse, type Verdict } from '@signa/core/base';
import { GetSigningFactsDocument } from '@signa/core/contract/typed';
import { useOperation } from '../../../../client/query/use-operation';
import type { FormSetting } from '../state/setting';

export interface SigningRead {
  /** `null` while loading, and for office use, which has no patient. */
  readonly facts: SigningFacts | null;
  /** Denied while loading, because nothing may be signed unchecked (P-236). */
  readonly isChecked: Verdict;
  readonly again: () => void;
}

/** The patient's data beyond the record: active and previous prescriptions, weights, and declines. */
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
  return {
    facts,
    isChecked: enabled && facts === null ? notChecked(read.failure !== null) : allowed,
    again: read.again,
  };
}

const notChecked = (isFailed: boolean) =>
  refuse(
    'CONFLICT',
    isFailed
      ? 'The patient’s other prescriptions could not be loaded, so nothing can be signed yet. Try again.'
      : 'Checking the patient’s other prescriptions…',
  );
