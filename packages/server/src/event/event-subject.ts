import type { InboundEvent } from './inbound-event.js';

/** The record that related events are about; null for a request, which starts a sequence. */
export function subjectOf(event: InboundEvent): string | null {
  if ('prescriptionId' in event.data) return `prescription:${event.data.prescriptionId}`;
  if ('taskId' in event.data) return `task:${event.data.taskId}`;
  return null;
}
