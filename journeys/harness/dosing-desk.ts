import { openCdsServer } from '@signa/fixtures/simulator';
import { listen } from '../../packages/fixtures/src/simulator/http/listen.js';

/** The sample's CDS service, for the practice that the journeys are about. */
interface DosingDesk {
  readonly url: string;
  readonly name: string;
  /** Server settings that refer to it. */
  readonly settings: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

export async function openDosingDesk(): Promise<DosingDesk> {
  const token = 'journey';
  const name = 'Sample Dosing Desk';
  const desk = openCdsServer({ path: '/outside/cds', token });
  const server = await listen(desk.handler);
  return {
    ...{ url: server.url, name },
    settings: { CDS_SERVICES: JSON.stringify([{ name, token, url: `${server.url}/outside/cds`, locations: ['1'] }]) },
    close: () => {
      desk.close();
      return server.close();
    },
  };
}
