import { changesSinceIssue, issuedParts, issueRecordOf } from '@signa/core/prescribing';
import type { Operations } from '@signa/core/contract';
import type { PrescriptionWithRecord } from '../../store/prescribing/prescription/prescription-store.js';

type PresentedRecord = NonNullable<NonNullable<Operations['GetPrescription']['data']['prescription']>['issueRecord']>;

/** The issue record of a prescription, with the differences from today (P-333, P-334). */
export function presentIssueRecord({ prescription, issueRecord }: PrescriptionWithRecord): PresentedRecord | null {
  if (issueRecord === null) return null;
  const { version, medications, workflowUser, pharmacyFax, signature, checks, externalChecks, batch, recordedLater } =
    issueRecord;
  const now = issueRecordOf(prescription, { pharmacyFax, checks });
  return {
    version,
    medications: [...medications],
    workflowUser,
    pharmacyFax,
    signature,
    checks: checks && { ...checks, findings: [...checks.findings], notChecked: [...checks.notChecked] },
    externalChecks:
      externalChecks?.map(({ service, cards, notChecked }) => ({
        service,
        cards: [...cards],
        notChecked: [...notChecked],
      })) ?? null,
    batch: batch ?? null,
    recordedLater: issuedParts.flatMap((part) => {
      const at = recordedLater[part];
      return at === undefined ? [] : [{ part, at }];
    }),
    changes: [...changesSinceIssue(issueRecord, now, prescription)],
  };
}
