import { findOverrides } from '../../use-case/administration/warning-override/find-overrides.js';
import { confirmWarningOverride } from '../../use-case/administration/warning-override/confirm-override.js';
import { endWarningOverride } from '../../use-case/administration/warning-override/end-override.js';
import { setWarningOverride } from '../../use-case/administration/warning-override/set-override.js';
import { read } from '../context.js';
import { mutation } from '../mutation.js';
import { resolversOf } from '../resolver.js';

export const warningOverrideResolvers = resolversOf({
  GetWarningOverrides: ({ locationId }, context) => {
    const own = context.actor.assignments.find((one) => one.locationId === locationId);
    return read(context, (sql) =>
      findOverrides(sql, locationId, { now: context.clock.now(), locationUserId: own?.id ?? null }),
    );
  },
  SetWarningOverride: mutation(setWarningOverride),
  ConfirmWarningOverride: mutation(confirmWarningOverride),
  EndWarningOverride: mutation(endWarningOverride),
});
