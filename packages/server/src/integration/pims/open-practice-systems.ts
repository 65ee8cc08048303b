import { pimsConnectionTypes, type PimsConnectionType } from '@signa/core/practice';
import type { PimsSettings } from '../../start/config.js';
import { openDigitail } from './digitail.js';
import { openEzyvet } from './ezyvet.js';
import { openGateway } from './gateway.js';
import { guardSystem } from './guard-records.js';
import type { PracticeSystem, PracticeSystems } from './practice-system.js';
import { type ConnectionDeps, usualTimeouts } from './settings.js';

type Open = (settings: PimsSettings, deps: ConnectionDeps) => PracticeSystem | null;

/** PIMS types with their own adapter; every other type uses the gateway (C-091). */
const dialects: Readonly<Partial<Record<PimsConnectionType, Open>>> = {
  EZYVET: ({ ezyvet }, deps) => ezyvet && openEzyvet(ezyvet, deps),
  DIGITAIL: ({ digitail }, deps) => digitail && openDigitail(digitail, deps),
};

export function openPracticeSystems(settings: PimsSettings, deps: ConnectionDeps): PracticeSystems {
  const opened = pimsConnectionTypes.flatMap((type) => {
    const open = dialects[type];
    const system = open ? open(settings, deps) : settings.gateway && openGateway(type, settings.gateway, deps);
    return system ? [[type, guardSystem(system, deps.now, (deps.timeouts ?? usualTimeouts).whole)] as const] : [];
  });
  return Object.fromEntries(opened);
}
