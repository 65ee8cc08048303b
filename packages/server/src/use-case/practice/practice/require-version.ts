import { placeStaleText } from '@signa/core/practice';
import { Failure } from '../../../failure/failure.js';

/**
 * Rejects a change based on an outdated version; without a version, the last write wins.
 *
 * @throws Failure CONFLICT with the stored version
 */
export function requireVersion(sent: number | null | undefined, version: number): void {
  if (sent != null && sent !== version) throw new Failure('CONFLICT', placeStaleText, [], { version });
}
