import { classifications, deaSchedules, productApprovalTypes } from '@signa/core/catalog';
import { unfitText, wrong, yes } from '../csv/cell.js';
import { type PriceField, type ProductDraft, priceBooks, priceFields } from './product-draft.js';

/** A column of the file and the product field it sets. */
export interface ProductColumn {
  readonly name: string;
  readonly what: string;
  readonly example: string;
  /** @throws WrongValue */
  readonly read: (text: string) => Partial<ProductDraft>;
}

const required = (text: string, most: number): string => {
  if (text === '') return wrong('it is empty');
  return short(text, most);
};
function short(text: string, most: number): string {
  const unfit = unfitText(text);
  if (unfit !== null) return wrong(unfit);
  return text.length <= most ? text : wrong(`it has ${text.length} characters; the limit is ${most}`);
}
const optional = (text: string, most: number): string | null => (text === '' ? null : short(text, most));
const oneOf = <T extends string>(known: readonly T[], text: string): T =>
  known.find((one) => one.toLowerCase() === text.toLowerCase()) ?? wrong(`'${text}' is not one of ${known.join(', ')}`);
const list = (text: string, most: number): string[] =>
  [...new Set(text.split(';').map((one) => one.trim()))].filter((one) => one !== '').map((one) => short(one, most));

function number(text: string, most: number, { isWhole = false } = {}): number | null {
  if (text === '') return null;
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(value) || value > most) return wrong(`'${text}' is not a number from 0 to ${most}`);
  return isWhole && !Number.isInteger(value) ? wrong(`'${text}' is not a whole number`) : value;
}

const snake = (field: PriceField) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const name = 200;
const prose = 4_000;
const days = 400;
const money = 1_000_000;
const bodyWeight = 9_999;

/** The columns of a product file, in the order of the template; an omitted column is empty. */
export const productColumns: readonly ProductColumn[] = [
  {
    name: 'sku',
    what: 'Unique product code; a row with an existing SKU updates that product',
    example: 'GAB-100-90',
    read: (text) => ({ sku: required(text, 60) }),
  },
  {
    name: 'title',
    what: 'Name in the catalog',
    example: 'Gabapentin Capsules 100 mg',
    read: (text) => ({ title: required(text, name) }),
  },
  {
    name: 'product_family',
    what: 'Name shared by all products of one drug',
    example: 'Gabapentin Capsules',
    read: (text) => ({ product_family: required(text, name) }),
  },
  { name: 'manufacturer', what: '', example: '', read: (text) => ({ manufacturer: optional(text, name) }) },
  { name: 'description', what: '', example: '', read: (text) => ({ description: optional(text, prose) }) },
  { name: 'precautions', what: '', example: '', read: (text) => ({ precautions: optional(text, prose) }) },
  {
    name: 'directions',
    what: 'Default start of the directions',
    example: '',
    read: (text) => ({ directions: optional(text, prose) }),
  },
  {
    name: 'ingredients',
    what: 'separated by ;; used to find conflicts and duplicates',
    example: 'gabapentin',
    read: (text) => {
      const ingredients = list(text, name);
      return ingredients.length > 0 ? { ingredients } : wrong('it is empty, so no conflict would be found');
    },
  },
  {
    name: 'classification',
    what: `one of ${classifications.join(', ')}`,
    example: classifications[0],
    read: (text) => ({ classification: oneOf(classifications, text) }),
  },
  {
    name: 'presentation',
    what: 'Dosage form',
    example: 'Capsule',
    read: (text) => ({ presentation: required(text, 60) }),
  },
  {
    name: 'species',
    what: 'Species codes separated by ;, such as canine; feline',
    example: 'canine; feline',
    read: (text) => {
      const species_codes = list(text, 40);
      return species_codes.length > 0
        ? { species_codes }
        : wrong('it is empty, so the product could not be used for any animal');
    },
  },
  { name: 'flavors', what: 'separated by ;', example: '', read: (text) => ({ flavors: list(text, 60) }) },
  {
    name: 'strength',
    what: 'Display text',
    example: '100 mg',
    read: (text) => ({ strength_display: optional(text, 60) }),
  },
  {
    name: 'strength_number',
    what: 'Number by which strengths are sorted',
    example: '100',
    read: (text) => ({ normalized_strength: number(text, 1_000_000) }),
  },
  {
    name: 'unit',
    what: 'Unit of a quantity',
    example: 'capsules',
    read: (text) => ({ unit_measure: optional(text, 40) }),
  },
  {
    name: 'pack',
    what: 'Display text',
    example: '90 capsules',
    read: (text) => ({ packsize_display: optional(text, 60) }),
  },
  {
    name: 'pack_quantity',
    what: 'Units in a package',
    example: '90',
    read: (text) => {
      const packsize_qty = number(text, 100_000);
      return packsize_qty === null || packsize_qty === 0 ? wrong('it must be greater than 0') : { packsize_qty };
    },
  },
  { name: 'dosage', what: 'Display text', example: '', read: (text) => ({ dosage_display: optional(text, 200) }) },
  {
    name: 'weight_from_lbs',
    what: 'Minimum weight of the animal',
    example: '',
    read: (text) => ({ weight_min: number(text, bodyWeight) }),
  },
  {
    name: 'weight_to_lbs',
    what: 'Maximum weight of the animal',
    example: '',
    read: (text) => ({ weight_max: number(text, bodyWeight) }),
  },
  ...priceBooks.flatMap((book) =>
    priceFields.map((field): ProductColumn => ({
      name: `${book.toLowerCase()}_${snake(field)}`,
      what: `Price of a package in price book ${book}, in dollars; enter all four prices of a book or none`,
      example: book === 'Generic' ? '24.50' : '',
      read: (text) => ({ [`${book}.${field}`]: number(text, money) }),
    })),
  ),
  {
    name: 'approval_type',
    what: `one of ${productApprovalTypes.join(', ')}`,
    example: 'Rx',
    read: (text) => ({ approval_type: oneOf(productApprovalTypes, text) }),
  },
  {
    name: 'dea_schedule',
    what: `Empty, or one of ${deaSchedules.join(', ')}`,
    example: '',
    read: (text) => ({ dea_schedule: text === '' ? null : oneOf(deaSchedules, text) }),
  },
  {
    name: 'is_controlled',
    what: 'yes or no; default: yes with a schedule',
    example: 'no',
    read: (text) => ({ is_controlled: text === '' ? null : yes(text, false) }),
  },
  { name: 'is_hazardous', what: 'yes or no', example: 'no', read: (text) => ({ is_hazardous: yes(text, false) }) },
  {
    name: 'is_cold',
    what: 'yes or no; yes for cold shipping',
    example: 'no',
    read: (text) => ({ is_temp_sensitive: yes(text, false) }),
  },
  {
    name: 'is_out_of_stock',
    what: 'yes or no',
    example: 'no',
    read: (text) => ({ is_out_of_stock: yes(text, false) }),
  },
  {
    name: 'is_active',
    what: 'yes or no; default: yes',
    example: 'yes',
    read: (text) => ({ is_active: yes(text, true) }),
  },
  { name: 'is_compound', what: 'yes or no', example: 'no', read: (text) => ({ compound: yes(text, false) }) },
  {
    name: 'needs_rationale',
    what: 'yes or no; yes if the pharmacy requires a reason for compounding',
    example: 'no',
    read: (text) => ({ has_pharmacy_rationale: yes(text, false) }),
  },
  { name: 'is_diet', what: 'yes or no', example: 'no', read: (text) => ({ diet: yes(text, false) }) },
  {
    name: 'is_office_use',
    what: 'yes or no; yes if practices can order it for office use',
    example: 'no',
    read: (text) => ({ is_office_use: yes(text, false) }),
  },
  {
    name: 'is_preferred',
    what: 'yes or no',
    example: 'no',
    read: (text) => ({ is_preferred_prescribed: yes(text, false) }),
  },
  {
    name: 'pharmacy',
    what: 'Code of the dispensing pharmacy; if empty, it can only be printed',
    example: 'GGVCP',
    read: (text) => ({ fulfillment_vendor: optional(text, 20) }),
  },
  {
    name: 'shelf_life_days',
    what: 'Time within which a quantity must be used',
    example: '',
    read: (text) => ({ shelf_life: number(text, 3_650, { isWhole: true }) }),
  },
  ...(['rx', 'office_use'] as const).flatMap((of): ProductColumn[] =>
    (['min', 'max'] as const).map((end) => ({
      name: `${of}_delivery_days_${end}`,
      what: 'business days',
      example: end === 'min' ? '1' : '2',
      read: (text) => ({ [`${of}_delivery_days_${end}`]: number(text, days, { isWhole: true }) }),
    })),
  ),
  { name: 'keywords', what: 'separated by ;', example: '', read: (text) => ({ keywords: list(text, 60) }) },
];
