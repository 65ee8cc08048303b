import { spawn } from 'node:child_process';

/** Opens an address in the desktop's browser; false if there is none. */
export function openBrowser(address: string): Promise<boolean> {
  const [command, args] = opener(address);
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false));
    child.once('spawn', () => {
      child.unref();
      resolve(true);
    });
  });
}

function opener(address: string): [string, string[]] {
  if (process.platform === 'darwin') return ['open', [address]];
  // rundll32 takes the address literally, whereas cmd would interpret &.
  if (process.platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
}
