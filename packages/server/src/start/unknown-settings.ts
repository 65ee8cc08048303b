import { closestMatch } from 'leven';
import { settings as shape } from './config-shape.js';

const known = Object.keys(shape.shape);

/** Prefixes that only Signa uses; other words, such as LOG or SESSION, start names of other programs too. */
const own = /^(?:SIGNA|CDS|OIDC|SCIM|PHARMACY|STOREFRONT|EZYVET|DIGITAIL|PIMS|BRAVA|LEGAL|CONTROLLED_MAIL)_/;
/** Settings of the command line and the tests. */
const ofOthers = /^SIGNA_(?:SERVER|CONFIG_DIR|TEST_\w+)$/;
/** Variables that Kubernetes sets in each container for every service, such as PHARMACY_SERVICE_HOST. */
const ofKubernetes = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP)(?:_\w+)?)$/;

/** Shorter names, such as HOST, are one letter away from names of other programs. */
const shortest = 8;

/**
 * A problem for each variable that is meant for the server but unknown, because it would be ignored and the default
 * used instead.
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = Object.keys(environment)
    .filter((name) => isUnknown(name, environment[name] ?? ''))
    .sort();
  return names.flatMap((name) => {
    const meant = suggestionFor(name);
    // On Windows, names are case-insensitive.
    if (meant !== undefined && meant === name.toUpperCase() && environment[meant] !== undefined) return [];
    if (meant !== undefined) return [`Unknown setting ${name}. Did you mean ${meant}?`];
    return own.test(name) ? [`Unknown setting ${name}. See docs/operating.md for all settings`] : [];
  });
}

function isUnknown(name: string, value: string): boolean {
  if (value.trim() === '' || known.includes(name)) return false;
  return !ofOthers.test(name) && !ofKubernetes.test(name) && !value.startsWith('tcp://');
}

/** The setting that a name was meant to be: one or two letters away, or the same with the SIGNA_ prefix. */
function suggestionFor(name: string): string | undefined {
  const written = name.toUpperCase();
  const bare = written.replace(/^SIGNA_/, '');
  if (known.includes(bare)) return bare;
  const far = own.test(written) ? 4 : 2;
  return written.length < shortest ? undefined : closestMatch(written, known, { maxDistance: far });
}
