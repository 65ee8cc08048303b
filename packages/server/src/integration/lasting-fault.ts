/** A message error that no retry would fix: the message must change, or a person must act. */
interface LastingFault {
  readonly isLasting: true;
}

/**
 * Statuses that mean the message itself is invalid. Other 4xx can be temporary: credentials (401, 403), address (404),
 * load (408, 429).
 */
const lastingStatuses: ReadonlySet<number> = new Set([400, 410, 413, 415, 422]);

export function isLastingStatus(status: number | null): boolean {
  return status !== null && lastingStatuses.has(status);
}

export function isLasting(error: unknown): boolean {
  return (error as Partial<LastingFault> | null)?.isLasting === true;
}

/** A receiver that rejected a message. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly isLasting: boolean;

  constructor(host: string, status: number) {
    super(`${host} answered ${status}`);
    this.isLasting = isLastingStatus(status);
  }
}
