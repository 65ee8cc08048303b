/**
 * A product in the contract's shape (P-192), as a JSON value of SQL.
 * `familyFacts` are what core needs to judge a family PRN-only (P-044).
 *
 * @param id - SQL expression of the product's id
 */
export function productJson(id: string): string {
  return `(select row_to_json(x) from (select
    p.id::text as "id", p.uuid as "uuid", p.sku as "sku", p.title as "title", p.product_family as "productFamily",
    p.manufacturer as "manufacturer", p.description as "description", p.additional_description_1 as "additionalDescription1",
    p.additional_description_2 as "additionalDescription2", p.additional_description_3 as "additionalDescription3",
    p.additional_description_4 as "additionalDescription4", p.precautions as "precautions", p.directions as "directions",
    p.ingredients as "ingredients", p.classification as "classification", p.presentation_id::text as "productPresentationId",
    ${presentationJson('p.presentation_id')} as "productPresentation", p.species_codes as "productSpecies",
    (select coalesce(json_agg(json_build_object('flavorId', f.id::text, 'flavor', f.flavor) order by f.flavor), '[]')
      from signa.flavor f where f.id = any (p.flavor_ids)) as "productFlavors",
    p.strength_display as "strengthDisplay", p.normalized_strength as "normalizedStrength",
    ${unitMeasureJson} as "unitMeasure", p.packsize_display as "packsizeDisplay",
    p.packsize_qty as "packsizeQty", p.dosage_display as "dosageDisplay", p.weight_min as "weightMin", p.weight_max as "weightMax",
    p.price_books as "priceBooks", p.subscription_discount_amount as "subscriptionDiscountAmount",
    p.subscription_discount_percent as "subscriptionDiscountPercent", p.approval_type as "productApprovalType",
    p.portal_types as "productPortalTypes", p.is_hazardous as "isHazardous", p.is_controlled as "isControlled",
    p.dea_schedule as "deaSchedule", p.is_temp_sensitive as "isTempSensitive", p.is_out_of_stock as "isOutOfStock",
    p.status as "status", p.is_active as "isActive", p.compound as "compound", p.has_pharmacy_rationale as "hasPharmacyRationale",
    p.has_flavor as "hasFlavor", p.diet as "diet", p.fulfillment_vendor as "fullfillmentVendor", p.shelf_life as "shelfLife",
    ${daysJson('p.rx_delivery_days')} as "rxDeliveryDays", ${daysJson('p.office_use_delivery_days')} as "officeUseDeliveryDays",
    p.is_office_use as "isOfficeUse", p.keywords as "keywords", p.parent_product_id::text as "parentProductId",
    p.images->>'front' as "imageFront", p.images->>'back' as "imageBack", p.images->>'tiltLeft' as "imageTiltLeft",
    p.images->>'tiltRight' as "imageTiltRight", coalesce(p.images->'additional', '[]') as "additionalImages",
    (select json_agg(distinct jsonb_build_object('productApprovalType', f.approval_type, 'diet', f.diet,
        'isControlled', f.is_controlled, 'deaSchedule', f.dea_schedule, 'isActive', f.is_active))
      from signa.product f where f.product_family = p.product_family) as "familyFacts"
    from signa.product p where p.id = ${id}) x)`;
}

/** What a row of a list shows of a product. */
export function productRowJson(id: string): string {
  return `(select json_build_object('id', p.id::text, 'title', p.title,
    'productPresentation', ${presentationJson('p.presentation_id')}, 'strengthDisplay', p.strength_display,
    'unitMeasure', ${unitMeasureJson}, 'packsizeQty', p.packsize_qty,
    'productApprovalType', p.approval_type, 'classification', p.classification, 'isControlled', p.is_controlled,
    'deaSchedule', p.dea_schedule, 'isActive', p.is_active, 'isOutOfStock', p.is_out_of_stock)
    from signa.product p where p.id = ${id})`;
}

/** Of a product `p`; null where its unit is not known. */
const unitMeasureJson = `case when p.unit_measure is not null then json_build_object('description', p.unit_measure) end`;

function presentationJson(id: string): string {
  return `(select json_build_object('id', pp.id::text, 'description', pp.description, 'image', pp.image)
    from signa.product_presentation pp where pp.id = ${id})`;
}

function daysJson(columns: string): string {
  return `case when ${columns}_min is not null then json_build_object('min', ${columns}_min, 'max', ${columns}_max) end`;
}
