type Environment = Readonly<Record<string, string | undefined>>;

/** The proxy that requests to an address go through. */
export interface Proxy {
  /** The variable that names it, such as HTTPS_PROXY. */
  readonly variable: string;
  /** Its address without credentials. */
  readonly address: string;
}

/** The proxy variables, each in both spellings; lowercase takes precedence, as in curl. */
const variables = {
  'http:': ['http_proxy', 'HTTP_PROXY'],
  'https:': ['https_proxy', 'HTTPS_PROXY'],
} as const;

const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** Whether the environment names any proxy. */
export const namesProxy = (environment: Environment): boolean =>
  Object.values(variables).some((names) => names.some((name) => isSet(environment[name])));

/** The proxy for an address; null for a direct connection, also by NO_PROXY. */
export function proxyFor(address: string, environment: Environment): Proxy | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return null;
  const variable = variables[protocol].find((name) => isSet(environment[name]));
  const value = variable === undefined ? undefined : environment[variable];
  if (variable === undefined || value === undefined) return null;
  if (isExempt(hostname, environment['no_proxy'] ?? environment['NO_PROXY'] ?? '')) return null;
  return { variable, address: URL.canParse(value) ? new URL(value).host : value };
}

/** A host is exempt by its name or by that of a domain above it; `*` exempts all. */
function isExempt(host: string, list: string): boolean {
  return list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '')
    .map((entry) => entry.replace(/^\*?\./, '').replace(/:\d+$/, ''))
    .some((entry) => entry === '*' || host === entry || host.endsWith(`.${entry}`));
}
