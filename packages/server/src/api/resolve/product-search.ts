import type { ProductSearchFilters } from '@signa/core/contract';
import {
  type ProductFilters,
  type ProductSearch,
  familyResult,
  productSearchTextIssues,
  productWeightIssues,
  searchFilters,
  searchedText,
} from '@signa/core/catalog';
import { requireNoIssues } from '../../failure/failure.js';
import { skip as skipOf, take as takeOf } from '../../store/page.js';
import type { SearchWish, StoredQuestion } from '../../store/catalog/product/search-statement.js';
import {
  type SearchAnswer,
  facetNames,
  priceBookOf,
  searchFamilies,
} from '../../store/catalog/product/search-store.js';
import { type Context, read } from '../context.js';
import { requireOfficeUse } from '../present/office-use.js';
import { resolversOf } from '../resolver.js';

interface Rows {
  readonly skip?: number | null;
  readonly take?: number | null;
}
interface Asked {
  readonly filter: string;
  readonly filters: ProductSearchFilters;
}

export const productSearchResolvers = resolversOf({
  ProductFamilies: (args, context) => familiesOf('ProductFamilies', args, context),
  ProductFamiliesCount: (args, context) => countOf('ProductFamilies', args, context),
  SearchProductFamilies: (args, context) => familiesOf('SearchProductFamilies', args, context),
  SearchProductFamiliesCount: (args, context) => countOf('SearchProductFamilies', args, context),
  SearchProducts: async ({ text, filters, limit, offset }, context) => {
    const started = performance.now();
    const question = questionOf('SearchProducts', { text, path: 'text', filters }, context);
    const page = pageOf({ skip: offset, take: limit });
    const [found, names, book] = await read(context, (sql) =>
      Promise.all([
        searchFamilies(sql, question, { facets: true, page }),
        facetNames(sql),
        priceBookOf(sql, filters.locationId),
      ]),
    );
    const families = presented(found, question, book);
    return {
      families,
      metadata: {
        qTime: Math.round(performance.now() - started),
        responseCode: 200,
        noOfResults: families.length,
        offset: page.skip,
        searchedTerm: question.text,
        totalResultsFound: found.total,
        filters: [...searchFilters(found.counts, question.filters, names)].map(sent),
      },
    };
  },
  getSearchFilters: async ({ text, filters }, context) => {
    const question = questionOf('SearchProducts', { text, path: 'text', filters }, context);
    const [{ counts }, names] = await read(context, (sql) =>
      Promise.all([searchFamilies(sql, question, { facets: true, page: null }), facetNames(sql)]),
    );
    return searchFilters(counts, question.filters, names).map(sent);
  },
});

/**
 * The search result for the rows of a call, by its variables object: the document also requests the total, which the
 * same statement returns (P-276).
 */
const foundOfCall = new WeakMap<Context['variables'], Promise<readonly [SearchAnswer, unknown]>>();

async function familiesOf(search: ProductSearch, { filter, filters, ...rows }: Asked & Rows, context: Context) {
  const question = questionOf(search, { text: filter, path: 'filter', filters }, context);
  const wish: SearchWish = { facets: false, page: pageOf(rows) };
  const whole = read(context, (sql) =>
    Promise.all([searchFamilies(sql, question, wish), priceBookOf(sql, filters.locationId)]),
  );
  foundOfCall.set(context.variables, whole);
  const [found, book] = await whole;
  return presented(found, question, book);
}

async function countOf(search: ProductSearch, { filter, filters }: Asked, context: Context): Promise<number> {
  const rows = foundOfCall.get(context.variables);
  if (rows) return (await rows)[0].total;
  const question = questionOf(search, { text: filter, path: 'filter', filters }, context);
  const { total } = await read(context, (sql) => searchFamilies(sql, question, { facets: false, page: null }));
  return total;
}

interface Sent {
  readonly text: string;
  /** The argument with the text. */
  readonly path: string;
  readonly filters: ProductSearchFilters;
}

function questionOf(
  search: ProductSearch,
  { text, path, filters: sentFilters }: Sent,
  context: Context,
): StoredQuestion {
  const filters = filtersOf(sentFilters);
  requireNoIssues([...productSearchTextIssues(text, path), ...productWeightIssues(filters)]);
  const isOfficeUse = sentFilters.isOfficeUse ?? false;
  requireOfficeUse(context, sentFilters.locationId, isOfficeUse);
  const showComboCompoundProducts = sentFilters.showComboCompoundProducts ?? true;
  return { search, text: searchedText(text), filters, showComboCompoundProducts, isOfficeUse };
}

function filtersOf(sent: ProductSearchFilters): ProductFilters {
  return {
    speciesId: sent.speciesId ?? [],
    flavorIds: sent.flavorIds ?? [],
    rxDeliveryDaysFilter: sent.rxDeliveryDaysFilter ?? [],
    isPreferredPrescribed: sent.isPreferredPrescribed ?? null,
    deliveryFilter: sent.deliveryFilter ?? [],
    minProductWeight: sent.minProductWeight ?? null,
    maxProductWeight: sent.maxProductWeight ?? null,
  };
}

function pageOf({ skip, take }: Rows): { skip: number; take: number } {
  return { skip: skipOf(skip), take: takeOf(take) };
}

/** Without a price book, no product has a price (P-183). */
function presented({ families }: SearchAnswer, { isOfficeUse }: StoredQuestion, book: string | null) {
  return families.map((products) => familyResult(products, { priceBookType: book ?? '', isOfficeUse }));
}

/** The contract's lists are mutable. */
function sent(filter: ReturnType<typeof searchFilters>[number]) {
  return { ...filter, options: [...filter.options] };
}
