import { dosageImageOf } from '@signa/core/catalog';
import { columnsOf, holds, text } from '../../store/sql/expression.js';
import { fields, type Statement, select, statement } from '../../store/sql/select.js';
import type { OwnerWork } from '../owner/owner-work.js';
import { type ProductDraft, priceBooks, priceFields } from './product-draft.js';

/** The result of an import or dry run. */
export interface StoredProducts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Forms and flavors used for the first time, which reveals typos. */
  readonly newPresentations: readonly string[];
  readonly newFlavors: readonly string[];
  /** References that do not exist, such as 'species unicorn, of GAB-100-90'; nothing is stored then. */
  readonly unknown: readonly string[];
}

/** Number of products stored with one statement. */
const batch = 2_000;

/**
 * Stores products by SKU: adds new ones and updates existing ones. Products that are not named stay unchanged (A-338).
 */
export async function storeProducts(owner: OwnerWork, products: readonly ProductDraft[]): Promise<StoredProducts> {
  const unknown = await unknownIn(owner, products);
  if (unknown.length > 0) return { added: 0, changed: 0, unchanged: 0, newPresentations: [], newFlavors: [], unknown };
  const presentations = await ensurePresentations(owner, products);
  const flavors = await ensureFlavors(owner, products);
  let [added, changed] = [0, 0];
  for (let from = 0; from < products.length; from += batch) {
    const rows = products.slice(from, from + batch).map((product) => rowOf(product, presentations.ids, flavors.ids));
    const stored = await owner.query(storeBatch, [JSON.stringify(rows)]);
    added += stored.filter(({ isNew }) => isNew).length;
    changed += stored.filter(({ isNew }) => !isNew).length;
  }
  return {
    added,
    changed,
    unchanged: products.length - added - changed,
    newPresentations: presentations.added,
    newFlavors: flavors.added,
    unknown: [],
  };
}

const everySpecies = select(fields({ name: columnsOf('species as s').code }), 'from signa.species s');
const everyPharmacy = select(fields({ name: columnsOf('pharmacy as f').code }), 'from signa.pharmacy f');

/** Conflicts depend on the species, and prescriptions are sent to the pharmacy: neither can be created by a typo. */
async function unknownIn(owner: OwnerWork, products: readonly ProductDraft[]): Promise<string[]> {
  const species = new Set(await namesOf(owner, everySpecies));
  const pharmacies = new Set(await namesOf(owner, everyPharmacy));
  const found = new Map<string, string>();
  for (const { sku, species_codes, fulfillment_vendor: pharmacy } of products) {
    for (const code of species_codes) if (!species.has(code)) found.set(`species ${code}`, sku);
    if (pharmacy !== null && !pharmacies.has(pharmacy)) found.set(`pharmacy ${pharmacy}`, sku);
  }
  return [...found].map(([what, sku]) => `${what}, of ${sku}`);
}

const columns = [
  ...['sku', 'title', 'product_family', 'manufacturer', 'description', 'precautions', 'directions', 'ingredients'],
  ...['classification', 'presentation_id', 'species_codes', 'flavor_ids', 'strength_display', 'normalized_strength'],
  ...['unit_measure', 'packsize_display', 'packsize_qty', 'dosage_display', 'weight_min', 'weight_max', 'price_books'],
  ...['approval_type', 'is_hazardous', 'is_controlled', 'dea_schedule', 'is_temp_sensitive', 'is_out_of_stock'],
  ...['is_active', 'compound', 'has_pharmacy_rationale', 'has_flavor', 'diet', 'fulfillment_vendor', 'shelf_life'],
  ...['rx_delivery_days_min', 'rx_delivery_days_max', 'office_use_delivery_days_min', 'office_use_delivery_days_max'],
  ...['is_office_use', 'keywords', 'is_preferred_prescribed'],
];
const kept = columns.filter((column) => column !== 'sku');
const of = (table: string) => kept.map((column) => `${table}.${column}`).join(', ');

const storeBatch = statement(
  fields({ isNew: holds('xmax = 0') }),
  (list) => `
  insert into signa.product as stored (${columns.join(', ')})
  select ${columns.join(', ')} from json_populate_recordset(null::signa.product, $1::json)
  on conflict (sku) do update set ${kept.map((column) => `${column} = excluded.${column}`).join(', ')}
  where (${of('stored')}) is distinct from (${of('excluded')})
  returning ${list}`,
);

type Ids = ReadonlyMap<string, string>;

function rowOf(product: ProductDraft, presentations: Ids, flavors: Ids): Record<string, unknown> {
  return {
    ...product,
    presentation_id: presentations.get(product.presentation.toLowerCase()),
    flavor_ids: product.flavors.map((flavor) => flavors.get(flavor.toLowerCase())),
    has_flavor: product.flavors.length > 0,
    is_controlled: product.is_controlled ?? product.dea_schedule !== null,
    price_books: priceBooks
      .filter((book) => product[`${book}.caretakerPrice`] !== null)
      .map((book) => ({
        name: book,
        ...Object.fromEntries(priceFields.map((field) => [field, product[`${book}.${field}`]])),
      })),
  };
}

interface Ensured {
  readonly ids: Ids;
  readonly added: readonly string[];
}

const p = columnsOf('product_presentation as p');
const everyPresentation = select(fields({ name: p.description, id: text(p.id) }), 'from signa.product_presentation p');

async function ensurePresentations(owner: OwnerWork, products: readonly ProductDraft[]): Promise<Ensured> {
  const wanted = products.map(({ presentation }) => presentation);
  return await ensure(owner, wanted, everyPresentation, async (names) => {
    await owner.query(
      `insert into signa.product_presentation (id, description, image)
      select (select coalesce(max(id), 0) from signa.product_presentation) + n, name, image
      from unnest($1::text[], $2::text[]) with ordinality as added (name, image, n)`,
      [names, names.map((name) => `/dosage/${dosageImageOf(name)}`)],
    );
  });
}

const f = columnsOf('flavor as f');
const everyFlavor = select(fields({ name: f.flavor, id: text(f.id) }), 'from signa.flavor f');

async function ensureFlavors(owner: OwnerWork, products: readonly ProductDraft[]): Promise<Ensured> {
  const wanted = products.flatMap(({ flavors }) => flavors);
  return await ensure(owner, wanted, everyFlavor, async (names) => {
    await owner.query(
      `insert into signa.flavor (id, flavor) select (select coalesce(max(id), 0) from signa.flavor) + n, name
      from unnest($1::text[]) with ordinality as added (name, n)`,
      [names],
    );
  });
}

/** The ids of names, ignoring case; missing names are added. */
async function ensure(
  owner: OwnerWork,
  wanted: readonly string[],
  known: Statement<Named>,
  add: (names: readonly string[]) => Promise<void>,
): Promise<Ensured> {
  const read = async () => new Map((await owner.query(known)).map(({ name, id }) => [name.toLowerCase(), id]));
  const there = await read();
  const missing = new Map(
    wanted.filter((name) => !there.has(name.toLowerCase())).map((name) => [name.toLowerCase(), name]),
  );
  if (missing.size === 0) return { ids: there, added: [] };
  const added = [...missing.values()].toSorted();
  await add(added);
  return { ids: await read(), added };
}

interface Named {
  readonly name: string;
  readonly id: string;
}

const namesOf = async (owner: OwnerWork, of: Statement<Pick<Named, 'name'>>) =>
  (await owner.query(of)).map(({ name }) => name);
