import { openDigitail } from './digitail.js';
import { openEzyvet } from './ezyvet.js';
import type { PracticeSystems } from './practice-system.js';
import type { PimsSettings } from '../../start/config.js';
import type { ConnectionNeeds } from './settings.js';

export function openPracticeSystems({ ezyvet, digitail }: PimsSettings, needs: ConnectionNeeds): PracticeSystems {
  return {
    ...(ezyvet && { EZYVET: openEzyvet(ezyvet, needs) }),
    ...(digitail && { DIGITAIL: openDigitail(digitail, needs) }),
  };
}
