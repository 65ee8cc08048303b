import { always, coalesce, columnsOf, emptyList, jsonAt, text, textAt, valueOf, when } from '../../sql/expression.js';
import { distinct, jsonbObject, jsonList, jsonObject, jsonRow } from '../../sql/json.js';

const p = columnsOf('product as p');
const pp = columnsOf('product_presentation as pp');
const f = columnsOf('flavor as f');

/** The dosage form of alias `pp`. */
export const presentationFields = jsonObject({ id: text(pp.id), description: pp.description, image: pp.image });

/** Of a product `p`, never null. */
const presentationJson = always(
  valueOf(presentationFields, 'from signa.product_presentation pp where pp.id = p.presentation_id'),
);

/** Of a product `p`; null when its unit is unknown. */
const unitMeasureJson = when('p.unit_measure is not null', jsonObject({ description: always(p.unit_measure) }));

/** The delivery days of a product `p`; null when unknown. */
export const rxDeliveryDays = when(
  'p.rx_delivery_days_min is not null',
  jsonObject({ min: always(p.rx_delivery_days_min), max: always(p.rx_delivery_days_max) }),
);
export const officeUseDeliveryDays = when(
  'p.office_use_delivery_days_min is not null',
  jsonObject({ min: always(p.office_use_delivery_days_min), max: always(p.office_use_delivery_days_max) }),
);

const flavorFields = jsonObject({ flavorId: text(f.id), flavor: f.flavor });

export const flavorJson = (id: string) => valueOf(flavorFields, `from signa.flavor f where f.id = ${id}`);

/** The flavors of a product `p`, by name. */
export const flavorsJson = jsonList(flavorFields, {
  orderBy: 'f.flavor',
  from: 'from signa.flavor f where f.id = any (p.flavor_ids)',
});

const family = columnsOf('product as f');

/** What core needs to decide whether the family of a product `p` is PRN-only (P-044). */
const familyFacts = always(
  valueOf(
    distinct(
      jsonbObject({
        productApprovalType: family.approval_type,
        diet: family.diet,
        isControlled: family.is_controlled,
        deaSchedule: family.dea_schedule,
        isActive: family.is_active,
      }),
    ),
    'from signa.product f where f.product_family = p.product_family',
  ),
);

const whole = {
  id: text(p.id),
  uuid: p.uuid,
  sku: p.sku,
  title: p.title,
  productFamily: p.product_family,
  manufacturer: p.manufacturer,
  description: p.description,
  additionalDescription1: p.additional_description_1,
  additionalDescription2: p.additional_description_2,
  additionalDescription3: p.additional_description_3,
  additionalDescription4: p.additional_description_4,
  precautions: p.precautions,
  directions: p.directions,
  ingredients: p.ingredients,
  classification: p.classification,
  productPresentationId: text(p.presentation_id),
  productPresentation: presentationJson,
  productSpecies: p.species_codes,
  productFlavors: flavorsJson,
  strengthDisplay: p.strength_display,
  normalizedStrength: p.normalized_strength,
  unitMeasure: unitMeasureJson,
  packsizeDisplay: p.packsize_display,
  packsizeQty: p.packsize_qty,
  dosageDisplay: p.dosage_display,
  weightMin: p.weight_min,
  weightMax: p.weight_max,
  priceBooks: p.price_books,
  subscriptionDiscountAmount: p.subscription_discount_amount,
  subscriptionDiscountPercent: p.subscription_discount_percent,
  productApprovalType: p.approval_type,
  productPortalTypes: p.portal_types,
  isHazardous: p.is_hazardous,
  isControlled: p.is_controlled,
  deaSchedule: p.dea_schedule,
  isTempSensitive: p.is_temp_sensitive,
  isOutOfStock: p.is_out_of_stock,
  status: p.status,
  isActive: p.is_active,
  compound: p.compound,
  hasPharmacyRationale: p.has_pharmacy_rationale,
  hasFlavor: p.has_flavor,
  diet: p.diet,
  fullfillmentVendor: p.fulfillment_vendor,
  shelfLife: p.shelf_life,
  rxDeliveryDays,
  officeUseDeliveryDays,
  isOfficeUse: p.is_office_use,
  keywords: p.keywords,
  parentProductId: text(p.parent_product_id),
  imageFront: textAt(p.images, 'front'),
  imageBack: textAt(p.images, 'back'),
  imageTiltLeft: textAt(p.images, 'tiltLeft'),
  imageTiltRight: textAt(p.images, 'tiltRight'),
  additionalImages: coalesce(jsonAt(p.images, 'additional'), emptyList),
  familyFacts,
};

/**
 * A product in the contract's shape (P-192), as a SQL JSON value.
 *
 * @param id - SQL expression of the product's id
 */
export const productJson = (id: string) => jsonRow(whole, `from signa.product p where p.id = ${id}`);

/** Fields of a product in a list row. */
export const productRowJson = (id: string) => valueOf(row, `from signa.product p where p.id = ${id}`);
const row = jsonObject({
  id: text(p.id),
  title: p.title,
  productPresentation: presentationJson,
  strengthDisplay: p.strength_display,
  unitMeasure: unitMeasureJson,
  packsizeQty: p.packsize_qty,
  productApprovalType: p.approval_type,
  classification: p.classification,
  isControlled: p.is_controlled,
  deaSchedule: p.dea_schedule,
  isActive: p.is_active,
  isOutOfStock: p.is_out_of_stock,
});
