import { openDigitail } from './digitail.js';
import { openEzyvet } from './ezyvet.js';
import type { PracticeSystems } from './practice-system.js';
import type { PimsSettings } from './settings.js';

/** @param now - milliseconds of the clock, which tokens end by */
export function openPracticeSystems({ ezyvet, digitail }: PimsSettings, now: () => number): PracticeSystems {
  return {
    ...(ezyvet && { EZYVET: openEzyvet(ezyvet, now) }),
    ...(digitail && { DIGITAIL: openDigitail(digitail, now) }),
  };
}
