import { StartError } from './start-error.js';

/** Whether a text is an address that the database driver understands. */
export const isDatabaseAddress = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);

/** What is wrong with an address that isn't one, to follow the name of its setting. */
export const databaseAddressIssue =
  'must be an address that starts with postgresql://, with special characters of the password percent-encoded';

/**
 * The address in a setting, for commands that read no other settings; undefined where it isn't set.
 *
 * @throws StartError for text that is not an address
 */
export function databaseAddressIn(
  environment: Readonly<Record<string, string | undefined>>,
  name: 'DATABASE_URL' | 'DATABASE_OWNER_URL',
): string | undefined {
  const address = environment[name]?.trim();
  if (!address) return undefined;
  if (!isDatabaseAddress(address)) throw new StartError(`${name} ${databaseAddressIssue}.`);
  return address;
}
