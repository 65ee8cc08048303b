import { loadSigningFacts } from '../../store/signing/signing-facts.js';
import { read } from '../context.js';
import type { ResolversOf } from '../resolver.js';

export const signingResolvers: ResolversOf<'GetSigningFacts'> = {
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
};
