import { CommandError, exitCodes } from '../process/exit-code.js';

/**
 * Reads the address of a Signa server: an http or https address without credentials. Addresses of the same server are
 * equal afterwards: the host is in lowercase, without a default port and trailing slashes.
 *
 * @param source - the setting it comes from, which the error names
 * @throws CommandError with exit code 2
 */
export function serverAddress(text: string, source: '--server' | 'SIGNA_SERVER'): string {
  const address = text.trim();
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.hostname === '')
    throw new CommandError(
      `${source}: '${address}' is not the address of a server. Enter it with http:// or https://, such as https://signa.example.`,
      exitCodes.usage,
    );
  if (url.username !== '' || url.password !== '')
    throw new CommandError(`${source}: leave out the name and password before the host.`, exitCodes.usage);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
