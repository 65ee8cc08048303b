import {
  type ListedProduct,
  type ProductFacet,
  type ProductQuestion,
  closeSpellingFrom,
  escapePattern,
  hasProductFilter,
  intactParts,
  misspellings,
  productMatches,
  readStrengthSearch,
  searchWords,
} from '@signa/core/catalog';
import {
  always,
  columnsOf,
  integer,
  nothing,
  type Sql,
  text,
  textAt,
  unknownJson,
  valueOf,
} from '../../sql/expression.js';
import { jsonList, jsonObject } from '../../sql/json.js';
import { fields, type Statement, statement } from '../../sql/select.js';
import { flavorsJson, officeUseDeliveryDays, presentationFields, rxDeliveryDays } from './product-json.js';

/** A search, as the database runs it. */
export interface StoredQuestion extends ProductQuestion {
  readonly isOfficeUse: boolean;
}

/** The parts of the result to compute; counting facets costs about as much as finding. */
export interface SearchWish {
  readonly facets: boolean;
  /** `null` to count only. */
  readonly page: { readonly skip: number; readonly take: number } | null;
}

/** The result of one statement; parts not requested are null. */
export interface AnswerRow {
  readonly total: number;
  readonly counts: unknown;
  readonly anyTime: number | null;
  readonly anyPreferred: number | null;
  /** The matching products of each family on the page, unordered. */
  readonly families: ListedProduct[][] | null;
}

interface SearchStatement {
  readonly text: Statement<AnswerRow>;
  readonly values: readonly unknown[];
}

/** Prefix of a facet's values in `product_facet.facet_values`. */
const letters = { species: 's', flavor: 'f', timeToShip: 't', preferred: 'p', delivery: 'd', weight: 'w' } as const;

/** Collects the values of a statement and returns their placeholders. */
class Values {
  readonly list: unknown[] = [];
  add = (value: unknown): string => `$${this.list.push(value)}`;
}

/**
 * One statement for a whole search: core's `findFamilies` and `countFacets` over the rows that the migration maintains.
 *
 * Matches are counted by their combination of filter values, and the filters are evaluated per combination.
 */
export function searchStatement(question: StoredQuestion, { facets, page }: SearchWish): SearchStatement {
  const values = new Values();
  const parts = [
    ...found(question, values),
    `combination as (select facet_id, count(*) as n from found group by facet_id)`,
    `judged as materialized (select c.n, f.id, f.facet_values, ${missed(question, values.add)} as missed
      from combination c join signa.product_facet f on f.id = c.facet_id)`,
  ];
  const answer = fields({
    total: always(integer("select coalesce(sum(n), 0) from judged where missed = ''")),
    ...(facets ? facetCounts : noFacets),
    families: page ? pageOf(page, question, values.add) : nothing,
  });
  return {
    text: statement(answer, (list) => `${parts.join(', ')} select ${list}`),
    values: values.list,
  };
}

/**
 * The matching families. A broad search matches most of them, so they are materialized once, and again only when
 * another step follows. The further steps are a name combined with strengths and a prefix with one wrong letter, each
 * only if the previous step found nothing.
 */
function found(question: StoredQuestion, values: Values): readonly string[] {
  const steps = [hits(question, values), withStrengths(question, values), beginnings(question, values)].filter(
    (step) => step !== '',
  );
  return steps.map((step, index) => {
    const name = index === steps.length - 1 ? 'found' : `hit${index}`;
    const before = `hit${index - 1}`;
    const all =
      index === 0
        ? step
        : `select * from ${before} union all select * from (${step}) more where not exists (select from ${before})`;
    return `${index === 0 ? 'with ' : ''}${name} as materialized (${all})`;
  });
}

/** Matches of the name next to the strengths in a text, in families that have those strengths (P-380). */
function withStrengths(question: StoredQuestion, values: Values): string {
  const asked = readStrengthSearch(question.text);
  if (asked === null) return '';
  const kept = asked.strengths.map((key) => ` and f.strengths like ${values.add(`%${escapePattern(key)}%`)}`).join('');
  return hits({ ...question, text: asked.text }, values, kept);
}

/** Families that contain the text or whose whole name is within one letter of it, each with its rank. */
function hits(question: StoredQuestion, { add }: Values, kept = ''): string {
  const { search, text } = question;
  const lower = text.toLowerCase();
  const inside = add(`%${escapePattern(lower)}%`);
  const ranks = [
    `when f.name = ${add(lower)} then ${rankOf('name')}`,
    `when f.name like ${add(`${escapePattern(lower)}%`)} then ${rankOf('name-begins')}`,
    `when f.name like ${inside} then ${rankOf('name-contains')}`,
  ];
  const isWide = search === 'SearchProducts';
  const words = isWide ? searchWords(lower).map((word) => add(`%${escapePattern(word)}%`)) : [inside];
  const holds = words.map((word) => `f.everything like ${word}`).join(' and ');
  const where = isWide ? holds : `${holds} and f.name like ${inside}`;
  if (isWide) {
    ranks.push(`when f.ingredients like ${inside} then ${rankOf('ingredient')}`);
    ranks.push(`when f.titles like ${inside} then ${rankOf('brand')}`);
  }
  const rank = `case ${ranks.join(' ')} else ${rankOf('words')} end`;
  const exact = `select ${columns}, ${rank} as rank from signa.product_family f where ${counts(question, add)}${kept} and ${where}`;
  const spellings = search === 'ProductFamilies' ? [] : misspellings(text, closeSpellingFrom.name);
  if (spellings.length === 0) return exact;
  const close = fits(
    text,
    spellings.map((pattern) => ` ${pattern}`),
    add,
  );
  return `${exact} union all select ${columns}, ${rankOf('misspelt-name')} from signa.product_family f
    where ${counts(question, add)}${kept} and ${close} and not (${where})`;
}

/** Prefix with one wrong letter. */
function beginnings(question: StoredQuestion, { add }: Values): string {
  const { search, text } = question;
  const spellings = search === 'ProductFamilies' ? [] : misspellings(text, closeSpellingFrom.beginning);
  if (spellings.length === 0) return '';
  return `select ${columns}, ${rankOf('misspelt-beginning')} from signa.product_family f
    where ${counts(question, add)}
      and ${fits(
        text,
        spellings.map((pattern) => `% ${pattern}%`),
        add,
      )}`;
}

const columns = 'f.product_family, f.name, f.is_preferred, f.facet_id';

function rankOf(match: (typeof productMatches)[number]): number {
  return productMatches.indexOf(match);
}

function counts({ isOfficeUse, showComboCompoundProducts }: StoredQuestion, add: Values['add']): string {
  const office = `f.is_office_use = ${add(isOfficeUse)}`;
  return showComboCompoundProducts ? office : `${office} and not f.is_combo`;
}

/** Minimum number of letters from which a trigram index narrows a search. */
const trigram = 3;

/**
 * Matches one of the patterns. For a long text, an index first finds the few rows that contain a part of it, and is
 * kept from being scanned once per pattern; a short text has few patterns.
 */
function fits(text: string, patterns: readonly string[], add: Values['add']): string {
  const parts = intactParts(text);
  if (parts.some((part) => part.length < trigram)) return `f.spelling like any (${add(patterns)})`;
  const conditions = parts.map((part) => `f.spelling like ${add(`%${escapePattern(part)}%`)}`);
  return `(${conditions.join(' or ')}) and f.spelling || '' like any (${add(patterns)})`;
}

/** The codes of the filters that a combination does not meet, as a text. */
function missed({ filters }: StoredQuestion, add: Values['add']): string {
  const misses: string[] = [];
  const none = (facet: ProductFacet, values: readonly string[]) => {
    if (values.length === 0) return;
    const wanted = add(values.map((value) => `${letters[facet]}:${value}`));
    misses.push(`case when f.facet_values && ${wanted}::text[] then '' else '${letters[facet]}' end`);
  };
  none('species', filters.speciesId);
  none('flavor', filters.flavorIds);
  none('timeToShip', filters.rxDeliveryDaysFilter);
  none('preferred', filters.isPreferredPrescribed === null ? [] : [String(filters.isPreferredPrescribed)]);
  none('delivery', filters.deliveryFilter);
  const { minProductWeight: min, maxProductWeight: max } = filters;
  if (min !== null || max !== null)
    misses.push(
      `case when f.weights && numrange(${add(min)}::numeric, ${add(max)}::numeric, '[]') then '' else '${letters.weight}' end`,
    );
  return misses.length === 0 ? `''` : `concat(${misses.join(', ')})`;
}

const facetCounts = {
  counts:
    unknownJson(`(select coalesce(json_object_agg(value, n), '{}') from (select v.value, sum(j.n)::int as n from judged j, unnest(j.facet_values) v (value)
    where j.missed in ('', left(v.value, 1)) group by v.value) c)`),
  anyTime: integer(`select coalesce(sum(n), 0) from judged where missed in ('', '${letters.timeToShip}')`),
  anyPreferred: integer(`select coalesce(sum(n), 0) from judged where missed in ('', '${letters.preferred}')`),
};
const noFacets = { counts: unknownJson('null'), anyTime: nothing, anyPreferred: nothing };

/** A page of families in the order of core's `findFamilies`, each with its matching products. */
function pageOf(
  { skip, take }: { skip: number; take: number },
  { isOfficeUse, filters }: StoredQuestion,
  add: Values['add'],
): Sql<ListedProduct[][]> {
  const met = hasProductFilter(filters)
    ? `found join judged on judged.id = found.facet_id where judged.missed = ''`
    : 'found';
  return jsonList(listedProducts('x.product_family', isOfficeUse), {
    orderBy: 'x.rank, x.is_preferred desc, x.name collate "C", x.product_family collate "C"',
    from: `from (select found.* from ${met}
      order by found.rank, found.is_preferred desc, found.name collate "C", found.product_family collate "C"
      limit ${add(take)} offset ${add(skip)}) x`,
  });
}

const p = columnsOf('product as p');

const listedProduct = jsonObject<ListedProduct>({
  id: text(p.id),
  title: p.title,
  productFamily: p.product_family,
  ingredients: p.ingredients,
  classification: p.classification,
  productApprovalType: p.approval_type,
  productSpecies: p.species_codes,
  productFlavors: flavorsJson,
  isControlled: p.is_controlled,
  deaSchedule: p.dea_schedule,
  isOutOfStock: p.is_out_of_stock,
  compound: p.compound,
  fullfillmentVendor: p.fulfillment_vendor,
  sku: p.sku,
  description: p.description,
  productPresentation: presentationFields,
  rxDeliveryDays,
  officeUseDeliveryDays,
  isHazardous: p.is_hazardous,
  isTempSensitive: p.is_temp_sensitive,
  status: p.status,
  isPreferredPrescribed: p.is_preferred_prescribed,
  imageFront: textAt(p.images, 'front'),
  priceBooks: p.price_books,
  parentUuid: valueOf(columnsOf('product as m').uuid, 'from signa.product m where m.id = p.parent_product_id'),
});

const listedProducts = (family: string, isOfficeUse: boolean): Sql<ListedProduct[]> =>
  jsonList(listedProduct, {
    from: `from signa.product p join signa.product_presentation pp on pp.id = p.presentation_id
    where p.product_family = ${family} and p.is_active${isOfficeUse ? ' and p.is_office_use' : ''}`,
  });
