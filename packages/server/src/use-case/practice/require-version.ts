import { placeStaleText } from '@signa/core/practice';
import { Failure } from '../../failure/failure.js';

/**
 * Refuses a change of a place that was changed since it was read; without a version whoever writes last decides.
 *
 * @throws Failure CONFLICT with the version that is stored
 */
export function requireVersion(sent: number | null | undefined, version: number): void {
  if (sent != null && sent !== version) throw new Failure('CONFLICT', placeStaleText, [], { version });
}
