import type { PortalConfig } from '../../client/portal-config';

type Recorder = (dsn: string) => void;

const bring = () => import('./record-session').then(({ recordSession }): Recorder => recordSession);

/**
 * Starts session replay if a monitor is configured; otherwise its code is not even loaded. A monitor that
 * fails to load must not stop users from working.
 */
export function watchSession(monitor: PortalConfig['monitor'], load: () => Promise<Recorder> = bring): void {
  if (monitor === null) return;
  load().then(
    (record) => record(monitor.dsn),
    // The browser already logged the failure, and nothing else can be done about it.
    () => undefined,
  );
}
