import * as z from 'zod/mini';
import { pimsConnectionTypes } from '../practice/pims-connection/index.js';
import { address, phone } from './contact.js';
import { anyNumber, anyText, flag, openText, text } from './part.js';

const entry = { uuid: openText };

/** A text that may be missing. */
const optionalText = z.pipe(
  openText,
  z.transform((value) => value ?? ''),
);

/** A list that may be missing. */
function list<Row extends z.ZodMiniType>(row: Row) {
  return z.pipe(
    z.nullish(z.array(row)),
    z.transform((rows) => rows ?? []),
  );
}

/** The shapes of a form in which any field may be missing. */
const openShapes = {
  openText: optionalText,
  openAnswer: z.pipe(
    z.nullish(flag),
    z.transform((value) => value ?? null),
  ),
  openPhones: list(z.object({ phoneTypeId: z.number(), phoneNumber: optionalText })),
  openAddresses: list(
    z.object({
      addressTypeId: z.number(),
      addressLine1: optionalText,
      addressLine2: optionalText,
      city: optionalText,
      state: optionalText,
      zip: optionalText,
    }),
  ),
} as const;

/** The schema of each shape that a field of a form may have. */
const shapes = {
  text,
  anyText,
  anyNumber,
  flag,
  answer: z.nullable(flag),
  texts: z.array(text),
  pimsConnectionType: z.nullable(z.enum(pimsConnectionTypes)),
  phones: z.array(z.object({ ...phone.shape, ...entry })),
  addresses: z.array(z.object({ ...address.shape, ...entry })),
  coded: z.array(z.object({ code: text, name: text })),
  ...openShapes,
} as const;

type Shapes = typeof shapes;
type Shape<Table> = {
  readonly [Field in keyof Table]: Table[Field] extends { readonly shape: infer Name extends keyof Shapes }
    ? Shapes[Name]
    : never;
};

/** The shape of a form, from its table. */
export const formShape = <Table extends { readonly [Field in keyof Table]: { readonly shape: keyof Shapes } }>(
  table: Table,
): Shape<Table> =>
  Object.fromEntries(
    Object.entries<{ readonly shape: keyof Shapes }>(table).map(([field, row]) => [field, shapes[row.shape]]),
  ) as Shape<Table>;

type OpenShape<Table> = {
  readonly [Field in keyof Table]: z.ZodMiniOptional<z.ZodMiniNullable<Shape<Table>[Field]>>;
};

/** The shape of an update of a form, in which every field may be missing or null. */
export const openFormShape = <Table extends { readonly [Field in keyof Table]: { readonly shape: keyof Shapes } }>(
  table: Table,
): OpenShape<Table> =>
  Object.fromEntries(
    Object.entries<{ readonly shape: keyof Shapes }>(table).map(([field, row]) => [
      field,
      z.nullish(shapes[row.shape] as z.ZodMiniType),
    ]),
  ) as unknown as OpenShape<Table>;
