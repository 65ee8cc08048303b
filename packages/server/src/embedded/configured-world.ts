import type { Config } from '../start/config.js';
import type { IntegrationSimulators } from './simulators.js';

/** The simulators of a start without settings; null, with nothing loaded, when an identity provider is configured. */
export async function simulatorsOf(config: Config, url: string): Promise<IntegrationSimulators | null> {
  if (config.identity !== null) return null;
  const { openSimulators } = await import('./simulators.js');
  return await openSimulators(url, config.folder);
}
