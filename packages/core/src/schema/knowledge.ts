import * as z from 'zod/mini';
import {
  breedConfidences,
  doseRoutes,
  doseUnits,
  evidenceLevels,
  type KnowledgePackage,
  schedules,
  sourceKinds,
  warningGrades,
  warningKinds,
} from '../knowledge/index.js';
import { isPlainDate } from '../base/time/index.js';
import { speciesCodes } from '../base/species/index.js';

const bounded = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const day = z.string().check(z.refine(isPlainDate, 'A calendar day such as 2026-11-27.'), z.meta({ format: 'date' }));
const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,99}$/));
/** A name as it is compared: in lowercase, of at most 60 characters. */
const name = z.string().check(z.regex(/^[^A-Z]{1,60}$/));
const names = z.array(name);
const positive = z.number().check(z.positive());
const count = z.int().check(z.nonnegative());
const bounds = z.object({ least: positive, most: positive });
const species = z.enum(speciesCodes);

const row = {
  id,
  evidence: z.enum(evidenceLevels),
  citations: z.array(z.object({ source: id, section: z.nullable(bounded(200)) })).check(z.minLength(1)),
  from: day,
  to: z.nullable(day),
  reviews: z
    .array(z.object({ on: day, by: bounded(100), disagreement: z.nullable(bounded(500)) }))
    .check(z.minLength(1)),
};
const message = bounded(140);

const source = z.object({
  id,
  kind: z.enum(sourceKinds),
  title: bounded(200),
  link: z.nullable(z.string().check(z.regex(/^https:\/\/[^\s]{1,500}$/))),
  readOn: z.nullable(day),
});

const nameRow = z.object({ means: names.check(z.minLength(1)), names });
const vocabularies = z.object({
  drugs: z.array(nameRow),
  classes: z.array(z.object({ name, members: names, isCrossReactive: z.boolean() })),
  equivalents: z.array(names),
  allergens: z.array(nameRow),
  environment: names,
  conditions: z.array(nameRow),
  breeds: z.record(z.string(), z.array(nameRow)),
  breedGroups: z.array(
    z.object({
      name,
      species,
      isNamedInMixes: z.boolean(),
      breeds: z.array(
        z.object({
          name,
          confidence: z.enum(breedConfidences),
          frequency: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
        }),
      ),
    }),
  ),
});

const exception = z.discriminatedUnion('field', [
  z.object({ field: z.enum(['classification', 'presentation', 'keyword']), value: bounded(60) }),
  z.object({ field: z.literal('ingredient'), value: z.literal('same') }),
]);
const warning = z.object({
  ...row,
  kind: z.enum(warningKinds),
  species: z.array(species),
  product: z.array(bounded(60)).check(z.minLength(1)),
  patient: z.array(bounded(60)),
  except: z.nullable(exception),
  age: z.nullable(z.object({ below: z.nullable(count), from: z.nullable(count) })),
  washout: z.union([count, z.literal('ever'), z.null()]),
  grade: z.enum(warningGrades),
  message,
});

const dose = z.object({
  ...row,
  drug: names.check(z.minLength(1)),
  doseOf: z.nullable(name),
  species,
  route: z.enum(doseRoutes),
  use: z.nullable(bounded(200)),
  unit: z.enum(doseUnits),
  dose: bounds,
  everyHours: z.nullable(bounds),
  mostPerDay: z.nullable(positive),
  mostDays: z.nullable(count),
  fromAge: z.nullable(count),
  fromWeight: z.nullable(positive),
});

const requirement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('schedule'), schedule: z.enum(schedules), needsDea: z.boolean() }),
  z.object({
    kind: z.literal('days-supply'),
    most: count,
    withNote: z.nullable(z.object({ most: count, words: z.array(bounded(60)), refills: z.nullable(count) })),
  }),
  z.object({ kind: z.enum(['refills', 'valid-days']), most: count }),
  z.object({ kind: z.literal('license-of-state') }),
]);
const law = z.object({
  ...row,
  jurisdiction: z.string().check(z.regex(/^[A-Z]{2}$/)),
  drugs: names,
  schedules: z.array(z.enum(schedules)),
  requirement,
  message,
});

/**
 * The shape of a knowledge package. What one row says of another, such as a citation of a source that isn't listed, is
 * checked by `knowledgeFaults`.
 */
export const knowledgePackageSchema: z.ZodMiniType<KnowledgePackage> = z.object({
  format: z.literal(1),
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,59}$/)),
  version: z.string().check(z.regex(/^\d{1,6}(\.\d{1,6}){0,3}$/)),
  title: bounded(100),
  publisher: bounded(100),
  issuedOn: day,
  notice: bounded(500),
  gaps: z.array(bounded(300)),
  sources: z.array(source),
  vocabularies,
  warnings: z.array(warning),
  doses: z.array(dose),
  laws: z.array(law),
});
