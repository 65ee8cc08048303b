import { byClassificationAndStrength, isConfigured, productWeightIssues } from '@signa/core/catalog';
import { requireNoIssues } from '../../failure/failure.js';
import {
  configurationOf,
  findPresentation,
  listFormCandidates,
  listProducts,
  type FormCandidate,
  type StoredPresentation,
} from '../../store/catalog/product/choice-store.js';
import { judged } from '../../store/catalog/product/judged-product.js';
import { findProduct } from '../../store/catalog/product/product-store.js';
import { read } from '../context.js';
import { requireOfficeUse } from '../present/office-use.js';
import { resolversOf } from '../resolver.js';

export const productResolvers = resolversOf({
  GetProductByProductId: async ({ id }, context) => {
    const found = await read(context, (sql) => findProduct(sql, id));
    return found && judged(found);
  },
  GetProductPresentationById: ({ id }, context) => read(context, (sql) => findPresentation(sql, id)),
  GetProductPresentationsForProductFamily: async (args, context) => {
    const isOfficeUse = args.isOfficeUse ?? false;
    requireOfficeUse(context, args.locationId, isOfficeUse);
    const filter = configurationOf(args);
    const found = await read(context, (sql) => listFormCandidates(sql, args.productFamily));
    return formsOf(found.filter((product) => isConfigured(product, filter, isOfficeUse)));
  },
  GetProductsExtendedDataFromProductFamily: async (args, context) => {
    const isOfficeUse = args.isOfficeUse ?? false;
    requireOfficeUse(context, args.locationId, isOfficeUse);
    const filter = configurationOf(args.configureFilter ?? {});
    requireNoIssues(productWeightIssues(filter).map((issue) => ({ ...issue, path: `configureFilter.${issue.path}` })));
    const found = await read(context, (sql) => listProducts(sql, args.productFamily, args.productPresentationId));
    const offered = found.filter((product) => !isOfficeUse || product.isOfficeUse);
    const chosen = offered.filter((product) => isConfigured(product, filter, isOfficeUse)).map(judged);
    return {
      flavorProductMap: flavorsOf(offered),
      classificationProductMap: byClassificationAndStrength(chosen).map(({ strengthProductMap, ...group }) => ({
        ...group,
        strengthProductMap: strengthProductMap.map(({ strength, products }) => ({ strength, products: [...products] })),
      })),
    };
  },
});

/** Each form once, in order of appearance. */
function formsOf(products: readonly FormCandidate[]): StoredPresentation[] {
  return [...new Map(products.map(({ productPresentation: form }) => [form.id, form])).values()];
}

/** Each flavor once, by name. */
function flavorsOf(products: readonly Pick<FormCandidate, 'productFlavors'>[]): FormCandidate['productFlavors'] {
  const flavors = new Map(products.flatMap(({ productFlavors }) => productFlavors.map((one) => [one.flavorId, one])));
  return [...flavors.values()].sort((a, b) => a.flavor.localeCompare(b.flavor, 'en'));
}
