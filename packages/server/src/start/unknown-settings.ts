import { closestMatch } from 'leven';
import { settings as shape } from './config-shape.js';

const known = Object.keys(shape.shape);

/** Whatever begins so is meant for Signa; other words, such as LOG or SESSION, begin names of other programs too. */
const own = /^(?:SIGNA|OIDC|SCIM|PHARMACY|STOREFRONT|EZYVET|DIGITAIL|PIMS|BRAVA|LEGAL|CONTROLLED_MAIL)_/;
/** What the command line and the tests are told by. */
const ofOthers = /^SIGNA_(?:SERVER|CONFIG_DIR|TEST_\w+)$/;
/** What Kubernetes tells each container of every service beside it, such as PHARMACY_SERVICE_HOST. */
const ofKubernetes = /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP)(?:_\w+)?)$/;

/** Shorter names, such as HOST, are one letter away from names of other programs. */
const shortest = 8;

/**
 * A complaint for each variable that is meant for the server and that it does not know: it would be overheard, and the
 * default used in its place.
 */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = Object.keys(environment)
    .filter((name) => isUnknown(name, environment[name] ?? ''))
    .sort();
  return names.flatMap((name) => {
    const meant = meantBy(name);
    // On Windows a name is read in whatever case it is written.
    if (meant !== undefined && meant === name.toUpperCase() && environment[meant] !== undefined) return [];
    if (meant !== undefined) return [`${name} is no setting: did you mean ${meant}?`];
    return own.test(name) ? [`${name} is no setting: docs/operating.md lists them`] : [];
  });
}

function isUnknown(name: string, value: string): boolean {
  if (value.trim() === '' || known.includes(name)) return false;
  return !ofOthers.test(name) && !ofKubernetes.test(name) && !value.startsWith('tcp://');
}

/** The setting that a name was to be: a letter or two away, or the same with our own name in front. */
function meantBy(name: string): string | undefined {
  const written = name.toUpperCase();
  const bare = written.replace(/^SIGNA_/, '');
  if (known.includes(bare)) return bare;
  const far = own.test(written) ? 4 : 2;
  return written.length < shortest ? undefined : closestMatch(written, known, { maxDistance: far });
}
