/** A fault of a message that no later try would mend: what is sent has to change, or somebody has to act. */
interface LastingFault {
  readonly isLasting: true;
}

/**
 * Answers that say that the message itself is wrong. Others of the 4xx may change by themselves: who asks (401, 403),
 * the address (404), the load (408, 429).
 */
const lastingStatuses: ReadonlySet<number> = new Set([400, 410, 413, 415, 422]);

export function isLastingStatus(status: number | null): boolean {
  return status !== null && lastingStatuses.has(status);
}

export function isLasting(error: unknown): boolean {
  return (error as Partial<LastingFault> | null)?.isLasting === true;
}

/** A receiver that refused a message. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly isLasting: boolean;

  constructor(host: string, status: number) {
    super(`${host} answered ${status}`);
    this.isLasting = isLastingStatus(status);
  }
}
