import { recordKindOf, type TimelineNoun } from '@signa/core/administration';
import { isOperationName } from '@signa/core/contract';
import type { Call } from './find-call.js';

/** A record that has a timeline. */
export interface TimelineRecord {
  readonly noun: TimelineNoun;
  readonly id: string;
}

/** The record that a call was about, as commands name it; null where it names none with a timeline. */
export function recordOfCall({ records }: Pick<Call, 'records'>): TimelineRecord | null {
  for (const record of records) {
    const [, kind, id] = /^(prescription|task|client|patient):(\d+)$/.exec(record) ?? [];
    if (kind !== undefined && id !== undefined)
      return { noun: kind === 'task' ? 'request' : (kind as TimelineNoun), id };
  }
  return null;
}

/** The commands that tell more of a refused call, each with what it tells. */
export function nextSteps(call: Call): string[] {
  const { number, code, operation, username, locationId } = call;
  const record = recordOfCall(call);
  return [
    ...(code === null ? [`The server's log says more under ${number}.`] : []),
    ...(code === 'FORBIDDEN' && username !== null && isOperationName(operation)
      ? [`What is missing: signa why ${username} ${operation}${aboutOf(call)}`]
      : []),
    ...(code === 'PARTNER_UNREACHABLE' && locationId !== null
      ? [`Whether the practice system answers: signa pims status --location ${locationId}`]
      : []),
    ...(record ? [`What happened to it: signa timeline ${record.noun} ${record.id}`] : []),
    `A file of it: signa bundle ${number}`,
  ];
}

/** The record where the operation is about one of its kind, else the location: `signa why` refuses any other. */
function aboutOf({ operation, records, locationId }: Call): string {
  const kind = recordKindOf(operation);
  const record = records.find((one) => kind !== null && one.startsWith(`${kind}:`));
  if (record !== undefined) return ` --record ${record}`;
  return locationId === null ? '' : ` --location ${locationId}`;
}
