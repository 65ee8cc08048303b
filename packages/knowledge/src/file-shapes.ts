import {
  breedConfidences,
  doseRoutes,
  doseUnits,
  evidenceLevels,
  schedules,
  sourceKinds,
  warningGrades,
  warningKinds,
} from '@signa/core/knowledge';
import { z } from 'zod';

/** The shapes of the files as people write them (README.md): what is omitted there has its default here. */

const texts = z.array(z.string());
/** A number, or `[least, most]`. */
const bounds = z
  .union([z.number(), z.tuple([z.number(), z.number()])])
  .transform((value) =>
    typeof value === 'number' ? { least: value, most: value } : { least: value[0], most: value[1] },
  );

/** 'rimadyl-insert, Contraindications' is the section of a source. */
const citation = z.string().transform((text) => {
  const [source = '', ...rest] = text.split(', ');
  return { source, section: rest.length === 0 ? null : rest.join(', ') };
});

const review = z.strictObject({ on: z.string(), by: z.string(), disagreement: z.string().nullable().default(null) });

const common = {
  evidence: z.enum(evidenceLevels),
  citations: z.array(citation),
  from: z.string(),
  to: z.string().nullable().default(null),
  reviews: z.array(review),
};

/** What the rows of a file may share. */
export const sharedShape = z.looseObject({ rows: z.array(z.record(z.string(), z.unknown())) });

export const warningShape = z.strictObject({
  id: z.string(),
  ...common,
  kind: z.enum(warningKinds),
  species: texts.default([]),
  product: texts,
  patient: texts.default([]),
  except: z
    .discriminatedUnion('field', [
      z.strictObject({ field: z.enum(['classification', 'presentation', 'keyword']), value: z.string() }),
      z.strictObject({ field: z.literal('ingredient'), value: z.literal('same') }),
    ])
    .nullable()
    .default(null),
  age: z
    .strictObject({ below: z.number().nullable().default(null), from: z.number().nullable().default(null) })
    .nullable()
    .default(null),
  washout: z
    .union([z.number(), z.literal('ever')])
    .nullable()
    .default(null),
  grade: z.enum(warningGrades),
  message: z.string(),
});

export const doseShape = z
  .strictObject({
    id: z.string(),
    ...common,
    drug: texts,
    dose_of: z.string().nullable().default(null),
    species: z.string(),
    route: z.enum(doseRoutes),
    use: z.string().nullable().default(null),
    unit: z.enum(doseUnits),
    dose: bounds,
    every_hours: bounds.nullable().default(null),
    most_per_day: z.number().nullable().default(null),
    most_days: z.number().nullable().default(null),
    from_age: z.number().nullable().default(null),
    from_weight: z.number().nullable().default(null),
  })
  .transform(({ dose_of, every_hours, most_per_day, most_days, from_age, from_weight, ...row }) => ({
    ...row,
    doseOf: dose_of,
    everyHours: every_hours,
    mostPerDay: most_per_day,
    mostDays: most_days,
    fromAge: from_age,
    fromWeight: from_weight,
  }));

export const lawShape = z.strictObject({
  id: z.string(),
  ...common,
  jurisdiction: z.string(),
  drugs: texts.default([]),
  schedules: z.array(z.enum(schedules)).default([]),
  requirement: z.discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('schedule'),
        schedule: z.enum(schedules),
        needs_dea: z.boolean().default(false),
      })
      .transform(({ needs_dea, ...requirement }) => ({ ...requirement, needsDea: needs_dea })),
    z
      .strictObject({
        kind: z.literal('days-supply'),
        most: z.number(),
        with_note: z
          .strictObject({ most: z.number(), words: texts.default([]), refills: z.number().nullable().default(null) })
          .nullable()
          .default(null),
      })
      .transform(({ with_note, ...requirement }) => ({ ...requirement, withNote: with_note })),
    z.strictObject({ kind: z.enum(['refills', 'valid-days']), most: z.number() }),
    z.strictObject({ kind: z.literal('license-of-state') }),
  ]),
  message: z.string(),
});

export const sourcesShape = z.record(
  z.string(),
  z
    .strictObject({
      kind: z.enum(sourceKinds),
      title: z.string(),
      link: z.string().nullable().default(null),
      read_on: z.string().nullable().default(null),
    })
    .transform(({ read_on, ...source }) => ({ ...source, readOn: read_on })),
);

/** Names by what they stand for: 'amoxicillin + clavulanate: [clavamox]'. */
export const namesShape = z.record(z.string(), texts);

export const classesShape = z.record(z.string(), z.strictObject({ cross_reactive: z.boolean(), members: texts }));

export const equivalentsShape = z.array(texts);

export const breedGroupsShape = z.record(
  z.string(),
  z.strictObject({
    species: z.string(),
    named_in_mixes: z.boolean().default(false),
    breeds: z.record(
      z.string(),
      z.strictObject({ confidence: z.enum(breedConfidences), frequency: z.number().nullable().default(null) }),
    ),
  }),
);

export const packageShape = z
  .strictObject({
    name: z.string(),
    version: z.string(),
    title: z.string(),
    publisher: z.string(),
    issued_on: z.string(),
    notice: z.string(),
    gaps: texts,
  })
  .transform(({ issued_on, ...facts }) => ({ ...facts, issuedOn: issued_on }));
