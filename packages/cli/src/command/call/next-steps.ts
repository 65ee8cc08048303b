import { recordKindOf, type TimelineNoun } from '@signa/core/administration';
import { isOperationName } from '@signa/core/contract';
import type { Call } from './find-call.js';

/** A record that has a timeline. */
interface TimelineRecord {
  readonly noun: TimelineNoun;
  readonly id: string;
}

/** The record a call was about, as commands name it; null if it has no timeline. */
export function recordOfCall({ records }: Pick<Call, 'records'>): TimelineRecord | null {
  for (const record of records) {
    const [, kind, id] = /^(prescription|task|client|patient):(\d+)$/.exec(record) ?? [];
    if (kind !== undefined && id !== undefined)
      return { noun: kind === 'task' ? 'request' : (kind as TimelineNoun), id };
  }
  return null;
}

/** Commands that explain a refused call further, each with what it shows. */
export function nextSteps(call: Call): string[] {
  const { number, code, operation, username, locationId } = call;
  const record = recordOfCall(call);
  return [
    ...(code === null ? [`See the server's log for ${number}.`] : []),
    ...(code === 'FORBIDDEN' && username !== null && isOperationName(operation)
      ? [`What is missing: signa why ${username} ${operation}${aboutOf(call)}`]
      : []),
    ...(code === 'PARTNER_UNREACHABLE' && locationId !== null
      ? [`Whether the practice system answers: signa pims status --location ${locationId}`]
      : []),
    ...(record ? [`What happened to the record: signa timeline ${record.noun} ${record.id}`] : []),
    `A file about the call: signa bundle ${number}`,
  ];
}

/** The record if the operation acts on one of that kind, otherwise the location: `signa why` rejects other records. */
function aboutOf({ operation, records, locationId }: Call): string {
  const kind = recordKindOf(operation);
  const record = records.find((one) => kind !== null && one.startsWith(`${kind}:`));
  if (record !== undefined) return ` --record ${record}`;
  return locationId === null ? '' : ` --location ${locationId}`;
}
