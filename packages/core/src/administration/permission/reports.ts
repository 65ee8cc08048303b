import { allowed, refuse, type Verdict } from '../../base/failure/index.js';
import { hasFeature, type Features } from '../../practice/location/index.js';
import { refusalTexts } from './refusal-text.js';

/**
 * Whether a location has reports; the permission table has already decided who may read them.
 *
 * @param features - those that are on at that location
 * @returns FORBIDDEN with the reason
 * @see
 */
export function reportsAreOn(features: Features): Verdict {
  return hasFeature(features, 'hasReportingPage') ? allowed : refuse('FORBIDDEN', refusalTexts.reportsOff);
}
