import { featureFlags, isFeatureFlag } from '@signa/core/practice';
import { columnsOf, text } from '../../store/sql/expression.js';
import { fields, select } from '../../store/sql/select.js';
import type { AdminCommand, Given } from '../owner/admin-command.js';
import { refused } from '../owner/refused.js';
import type { OwnerWork } from '../owner/owner-work.js';

interface Setting {
  readonly feature: string;
  readonly isOn: boolean;
  readonly locationId: string | null;
}

/** An id that no location has; with it, only the settings for all locations are visible. */
const nowhere = '0';

const lineOf = ({ feature, isOn, locationId }: Setting) =>
  `${feature.padEnd(longest)}  ${isOn ? 'on' : 'off'}  ${locationId === null ? 'everywhere' : `location ${locationId}`}`;
const longest = Math.max(...featureFlags.map(({ length }) => length));

const f = columnsOf('feature_flag as f');
const settingsAt = select(
  fields({ feature: f.feature, isOn: f.is_on, locationId: text(f.location_id) }),
  `from signa.feature_flag f
  where f.location_id is null or f.location_id = $1 order by f.feature, f.location_id nulls first`,
);

const settings = (owner: OwnerWork, locationId: string | null) =>
  owner.queryAt(locationId ?? nowhere, settingsAt, [locationId]);

export const featureList: AdminCommand = {
  usage: '[--location <id>]',
  what: 'List the feature flags that are set, for all locations and for one location',
  names: 0,
  flags: { location: { type: 'string' } },
  run: async (owner, given) => {
    const found = await settings(owner, await locationOf(owner, given));
    return {
      lines: [...found.map(lineOf), `Flags that aren't listed are off. Available flags: ${featureFlags.join(', ')}.`],
    };
  },
};

/** Turns a flag on or off, for all locations or for one location, whose own setting takes precedence (A-337, A-184). */
export const featureSet: AdminCommand = {
  usage: '<feature> <on|off> [--location <id>]',
  what: 'Turn a feature flag on or off, for all locations or for one location',
  names: 2,
  flags: { location: { type: 'string' } },
  run: async (owner, given) => {
    const [feature = '', state = ''] = given.names;
    if (!isFeatureFlag(feature))
      refused(`Unknown feature flag ${feature}. Available flags: ${featureFlags.join(', ')}.`);
    if (state !== 'on' && state !== 'off') refused(`'${state}' is not valid. Use on or off.`);
    const locationId = await locationOf(owner, given);
    const wanted: Setting = { feature, isOn: state === 'on', locationId };
    const before = (await settings(owner, locationId)).find(
      (one) => one.feature === feature && one.locationId === locationId,
    );
    await owner.queryAt(
      locationId ?? nowhere,
      `insert into signa.feature_flag (location_id, feature, is_on) values ($1, $2, $3)
      on conflict (location_id, feature) do update set is_on = excluded.is_on`,
      [locationId, feature, wanted.isOn],
    );
    await owner.record('SetFeature', [
      {
        subject: `feature:${feature}${locationId === null ? '' : `@${locationId}`}`,
        before: before ?? null,
        after: wanted,
      },
    ]);
    return { lines: [lineOf(wanted)] };
  },
};

async function locationOf(owner: OwnerWork, { flags: { location } }: Given): Promise<string | null> {
  if (location === undefined) return null;
  const id = String(location);
  const found = /^\d{1,18}$/.test(id) ? await owner.queryAt(id, 'select from signa.location where id = $1', [id]) : [];
  return found.length > 0 ? id : refused(`Location ${id} not found. To find it, run: signa locations search <name>`);
}
