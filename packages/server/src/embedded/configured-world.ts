import type { Config } from '../start/config.js';
import type { OutsideWorld } from './outside-world.js';

/** The simulators of a start without settings; null where an identity provider is configured, and nothing is loaded. */
export async function outsideWorldOf(config: Config, url: string): Promise<OutsideWorld | null> {
  if (config.identity !== null) return null;
  const { openOutsideWorld } = await import('./outside-world.js');
  return await openOutsideWorld(url, config.folder);
}
