import { loadSigningFacts } from '../../store/signing/signing-facts.js';
import { loadWrongPatientMeasure } from '../../store/signing/wrong-patient-measure.js';
import { read } from '../context.js';
import { resolversOf } from '../resolver.js';
import { zoneFor } from '../zone.js';

export const signingResolvers = resolversOf({
  GetSigningFacts: ({ locationId, locationPatientId, locationClientId, productId }, context) =>
    read(context, (sql) =>
      loadSigningFacts(
        sql,
        {
          locationId,
          locationPatientId,
          locationClientId: locationClientId ?? null,
          productId: productId ?? null,
        },
        context.clock.now(),
      ),
    ),
  GetWrongPatientMeasure: ({ locationId, from, to }, context) =>
    read(context, (sql) => loadWrongPatientMeasure(sql, { locationId, from, to }, zoneFor(context, locationId))),
});
