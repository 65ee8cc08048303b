import { describe, expect, expectTypeOf, it } from 'vitest';
import { print } from 'graphql';
import { documents } from '../../contract/documents.js';
import type {
  Operations,
  ProductFamilyRowFragment,
  ProductPartsFragment,
  SearchFilterPartsFragment,
} from '../../contract/operations.js';
import type {
  ConfiguredProduct,
  FamilyResult,
  ProductConfiguration,
  ProductFacts,
  ProductFilters,
  SearchFilter,
} from './index.js';

type Variables<Name extends keyof Operations> = Operations[Name]['variables'];
type Data<Name extends keyof Operations> = Operations[Name]['data'];
/** The contract's lists are mutable. */
type Sent<T> = { [Key in keyof T]: Writable<T[Key]> };
type Writable<Value> = Value extends readonly (infer Item)[] ? Item[] : Value;

describe('contract types match those of the rules', () => {
  it('P-195 P-196 P-197 P-198 P-021 every search accepts the filters of the rules', () => {
    type Asked = Sent<ProductFilters> & {
      locationId: string;
      isOfficeUse: boolean;
      showComboCompoundProducts: boolean;
    };
    expectTypeOf<Asked & { filter: string; skip: number; take: number }>().toExtend<Variables<'ProductFamilies'>>();
    expectTypeOf<Asked & { filter: string }>().toExtend<Variables<'ProductFamiliesCount'>>();
    expectTypeOf<Variables<'ProductFamilies'>>().toEqualTypeOf<Variables<'SearchProductFamilies'>>();
    expectTypeOf<Variables<'ProductFamiliesCount'>>().toEqualTypeOf<Variables<'SearchProductFamiliesCount'>>();
    expectTypeOf<Asked & { text: string; limit: number; offset: number }>().toExtend<Variables<'SearchProducts'>>();
    expectTypeOf<Variables<'SearchProducts'>>().toEqualTypeOf<Variables<'getSearchFilters'>>();
  });

  it('P-193 P-195 P-196 P-197 P-198 results are families and filters of the rules', () => {
    expectTypeOf<FamilyResult>().toExtend<ProductFamilyRowFragment>();
    expectTypeOf<Data<'ProductFamilies'>['productFamilies'][number]>().toEqualTypeOf<ProductFamilyRowFragment>();
    expectTypeOf<
      Data<'SearchProducts'>['searchProducts']['families'][number]
    >().toEqualTypeOf<ProductFamilyRowFragment>();
    expectTypeOf<SearchFilterPartsFragment['options'][number]>().toExtend<SearchFilter['options'][number]>();
    expectTypeOf<Data<'getSearchFilters'>['searchFilters'][number]>().toEqualTypeOf<SearchFilterPartsFragment>();
  });

  it('P-276 a page of families includes the total number', () => {
    expectTypeOf<Data<'ProductFamilies'>>().toExtend<Data<'ProductFamiliesCount'>>();
    expectTypeOf<Data<'SearchProductFamilies'>>().toExtend<Data<'SearchProductFamiliesCount'>>();
    expect(print(documents.ProductFamilies)).toContain('productFamiliesCount(');
    expect(print(documents.SearchProductFamilies)).toContain('searchProductFamiliesCount(');
  });

  it('P-199 P-200 P-202 P-192 a form is the same in every query, and products contain what the choice needs', () => {
    type Form = Data<'GetProductPresentationsForProductFamily'>['productPresentations'][number];
    expectTypeOf<Data<'GetProductPresentationById'>['productPresentation']>().toEqualTypeOf<Form | null>();
    expectTypeOf<{ id: string }>().toEqualTypeOf<Variables<'GetProductPresentationById'>>();
    expectTypeOf<ProductPartsFragment>().toExtend<ProductFacts>();
    expectTypeOf<ProductPartsFragment>().toExtend<ConfiguredProduct>();
    type Extended = Variables<'GetProductsExtendedDataFromProductFamily'>;
    expectTypeOf<Sent<ProductConfiguration>>().toExtend<NonNullable<Extended['configureFilter']>>();
  });
});
