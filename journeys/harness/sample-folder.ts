import type { TestProject } from 'vitest/node';
import { startServer } from './server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the sample, for servers to start on copies of. */
    sampleFolder: string;
  }
}

/** Lays the sample once for all journeys: the first start of a server takes several times as long as the next ones. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.end();
  provide('sampleFolder', server.folder);
  return () => server.remove();
}
