import { pimsConnectionTypes, type PimsConnectionType } from '@signa/core/practice';
import type { PimsSettings } from '../../start/config.js';
import { openDigitail } from './digitail.js';
import { openEzyvet } from './ezyvet.js';
import { openGateway } from './gateway.js';
import { guardSystem } from './guard-records.js';
import type { PracticeSystem, PracticeSystems } from './practice-system.js';
import { type ConnectionNeeds, usualTimeouts } from './settings.js';

type Open = (settings: PimsSettings, needs: ConnectionNeeds) => PracticeSystem | null;

/** PIMS types with their own adapter; every other type uses the gateway (C-091). */
const dialects: Readonly<Partial<Record<PimsConnectionType, Open>>> = {
  EZYVET: ({ ezyvet }, needs) => ezyvet && openEzyvet(ezyvet, needs),
  DIGITAIL: ({ digitail }, needs) => digitail && openDigitail(digitail, needs),
};

export function openPracticeSystems(settings: PimsSettings, needs: ConnectionNeeds): PracticeSystems {
  const opened = pimsConnectionTypes.flatMap((type) => {
    const open = dialects[type];
    const system = open ? open(settings, needs) : settings.gateway && openGateway(type, settings.gateway, needs);
    return system ? [[type, guardSystem(system, needs.now, (needs.timeouts ?? usualTimeouts).whole)] as const] : [];
  });
  return Object.fromEntries(opened);
}
