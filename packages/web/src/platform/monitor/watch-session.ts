import type { PortalConfig } from '../../client/portal-config';

type Recorder = (dsn: string) => void;

const bring = () => import('./record-session').then(({ recordSession }): Recorder => recordSession);

/**
 * Session replay exists only for a configured monitor: without one not even its code is loaded. A monitor that
 * cannot be loaded keeps nobody from working.
 */
export function watchSession(monitor: PortalConfig['monitor'], load: () => Promise<Recorder> = bring): void {
  if (monitor === null) return;
  load().then(
    (record) => record(monitor.dsn),
    // The browser has told of it; there is nothing else that the person or the portal could do.
    () => undefined,
  );
}
