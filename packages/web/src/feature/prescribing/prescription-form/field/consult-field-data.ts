import type { Operations } from '@signa/core/contract';
import { GetPimsConsultsByCodeDocument, GetPimsConsultsByPatientIdDocument } from '@signa/core/contract/typed';
import { consultFailureText, recentConsults } from '@signa/core/prescribing';
import { hasConsultSearch } from '@signa/core/practice';
import { useOperation } from '../../../../client/query/use-operation';
import type { FormSetting } from '../state/setting';

export type Consult = Operations['getPimsConsultsByPatientId']['data']['pimsConsultsByPatientId'][number];

/** How long a patient's consultations are cached, so that reopening a form sends no query. */
const freshFor = 5 * 60_000;

/** A patient's consultations, as far as loaded; the form never waits for them. */
interface ConsultList {
  readonly recent: readonly Consult[];
  readonly isLoading: boolean;
  /** Error message; `null` also for failures that are only logged (P-094). */
  readonly failure: string | null;
  /** True if consultations can be searched by code (P-092). */
  readonly isSearchable: boolean;
}

/** The patient's most recent consultations (P-092). */
export function useRecentConsults(setting: Pick<FormSetting, 'location' | 'patient'>): ConsultList {
  const asked = consultsOf(setting);
  const read = useOperation(GetPimsConsultsByPatientIdDocument, asked, { freshFor });
  return {
    recent: recentConsults(read.data?.pimsConsultsByPatientId ?? []),
    isLoading: read.loading,
    failure: read.failure && read.data === undefined ? failureOf(setting) : null,
    isSearchable: hasConsultSearch(setting.location.pimsConnectionType),
  };
}

/** The results of a search by code. */
interface FoundConsults {
  /** `null` until there is a response. */
  readonly found: readonly Consult[] | null;
  readonly isSearching: boolean;
  readonly failure: string | null;
}

/** @param code - the code to search for; `null` pauses the query (P-093) */
export function useConsultsByCode(
  setting: Pick<FormSetting, 'location' | 'patient'>,
  code: string | null,
): FoundConsults {
  const asked = { ...consultsOf(setting), code: code ?? '' };
  const read = useOperation(GetPimsConsultsByCodeDocument, asked, { enabled: code !== null, freshFor });
  return {
    found: read.data?.pimsConsultsByCode ?? null,
    isSearching: read.loading,
    failure: read.failure && read.data === undefined ? failureOf(setting) : null,
  };
}

function consultsOf({ location, patient }: Pick<FormSetting, 'location' | 'patient'>) {
  const { pimsAccountId, pimsConnectionType } = location;
  if (pimsAccountId === null || pimsConnectionType === null || !patient?.pimsId)
    throw new Error('Consultations are offered for a linked patient at a location with an account');
  return { patientId: patient.pimsId, pimsInput: { pimsAccountId, pimsConnectionType } };
}

function failureOf({ location }: Pick<FormSetting, 'location'>): string | null {
  return consultFailureText(location.pimsConnectionType);
}
