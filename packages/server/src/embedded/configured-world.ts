import type { Config } from '../start/config.js';
import type { OutsideWorld } from './outside-world.js';

/** The simulators of a start without settings; null, with nothing loaded, when an identity provider is configured. */
export async function outsideWorldOf(config: Config, url: string): Promise<OutsideWorld | null> {
  if (config.identity !== null) return null;
  const { openOutsideWorld } = await import('./outside-world.js');
  return await openOutsideWorld(url, config.folder);
}
