import type { Operations } from '@signa/core/contract';

type Alert = Operations['GetRecordAlerts']['data']['recordAlerts'][number];

/** Otis bites, as Priya Natarajan said. */
export function sampleAlert(over: Partial<Alert> = {}): Alert {
  return {
    ...{ id: '71', noun: 'patient', recordId: '6', kind: 'bites', text: 'muzzle first', language: null, lastDay: null },
    ...{ contactMethod: null, createdAt: '2026-10-02T14:00:00.000Z', createdBy: 'Priya Natarajan' },
    ...{ saidAt: '2026-11-02T14:00:00.000Z', saidBy: 'Priya Natarajan', endedAt: null, endedBy: null },
    ...{ endReason: null, version: 3 },
    ...over,
  };
}
