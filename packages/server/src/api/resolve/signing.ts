import { loadSigningFacts } from '../../store/prescribing/signing/signing-facts.js';
import { loadWrongPatientMeasure } from '../../store/administration/report/wrong-patient-measure.js';
import { findPatient } from '../../store/clients/patient/patient-store.js';
import { recheckForSpecies } from '../../use-case/clients/patient/judge-species-change.js';
import { activeKnowledge, knowledgeInEffect } from '../../store/knowledge/active-knowledge.js';
import { read } from '../context.js';
import { resolversOf } from '../resolver.js';
import { zoneFor } from '../zone.js';

export const signingResolvers = resolversOf({
  GetSigningFacts: ({ locationId, locationPatientId, locationClientId, productId }, context) =>
    read(context, async (sql) => {
      const now = context.clock.now();
      const names = {
        ...{ locationId, locationPatientId },
        locationClientId: locationClientId ?? null,
        productId: productId ?? null,
      };
      const [facts, active] = await Promise.all([
        loadSigningFacts(sql, names, now),
        activeKnowledge(sql, { locationId, now }),
      ]);
      return {
        ...facts,
        knowledge: knowledgeInEffect(active),
        externalServices: [...context.cdsServices.namesAt(locationId)],
      };
    }),
  GetSpeciesChange: ({ locationId, locationPatientId, speciesCode }, context) =>
    read(context, async (sql) => {
      const patient = await findPatient(sql, [locationId], locationPatientId);
      const open = patient && (await recheckForSpecies({ tx: sql, now: context.clock.now() }, patient, speciesCode));
      return (open ?? []).map((one) => ({ ...one, findings: [...one.findings] }));
    }),
  GetWrongPatientMeasure: ({ locationId, from, to }, context) =>
    read(context, (sql) => loadWrongPatientMeasure(sql, { locationId, from, to }, zoneFor(context, locationId))),
});
