/**
 * A product search separates the strengths in a text from the name next to them (P-380): families store theirs as keys.
 */
export const name = '0079-product-strengths';
export const sql = `
alter table signa.product_family add column strengths text not null default '';

-- As core's strengthKeys: a key for each number of a label, '=10|mg/ml'.
create function signa.strength_keys(p_display text) returns text language sql immutable parallel safe as $$
  select string_agg('=' || trim_scale(part[1]::numeric) || '|' || case split_part(coalesce(part[2], ''), '/', 1)
      when 'µg' then 'mcg' when 'ug' then 'mcg' when 'unit' then 'units' when 'lbs' then 'lb'
      else split_part(coalesce(part[2], ''), '/', 1) end
    || coalesce(substring(part[2] from '/.*'), ''), '')
  from regexp_matches(lower(p_display), '(\\d+(?:\\.\\d+)?|\\.\\d+)\\s*((?:%|[a-zµ]+)(?:/[a-z]+)?)?', 'g') part
$$;
revoke execute on function signa.strength_keys(text) from public;
grant execute on function signa.strength_keys(text) to signa_functions;

create or replace function signa.lay_product_families(families text[]) returns void
  language plpgsql set search_path = signa, pg_temp as $$
begin
  -- Two writers of one family would each lay it without the other's product.
  perform pg_advisory_xact_lock(hashtext('signa.product_family'));
  delete from product_family where product_family = any (families);
  with counting as materialized (
    select p.product_family, o.is_office_use, p.title, p.ingredients, p.strength_display, p.species_codes, p.flavor_ids, p.compound,
      p.is_preferred_prescribed, pp.description as form,
      coalesce(p.weight_min, 0) as weight_min, coalesce(p.weight_max, 10000) as weight_max,
      case when o.is_office_use then p.office_use_delivery_days_min else p.rx_delivery_days_min end as earliest,
      case when o.is_office_use then p.office_use_delivery_days_max else p.rx_delivery_days_max end as latest
    from product p
      join product_presentation pp on pp.id = p.presentation_id
      join (values (false), (true)) o (is_office_use) on p.is_office_use or not o.is_office_use
    where p.is_active and p.product_family = any (families)
  ), family as (
    select product_family, is_office_use, bool_or(is_preferred_prescribed) as is_preferred, bool_or(compound) as compound,
      range_agg(numrange(least(weight_min, weight_max), greatest(weight_min, weight_max), '[]')) as weights,
      string_agg(distinct lower(title), E'\\n') as titles, string_agg(distinct lower(form), E'\\n') as forms,
      string_agg(distinct strength_keys(strength_display), '') as strengths
    from counting group by 1, 2
  ), ingredient as (
    select product_family, is_office_use, string_agg(distinct lower(i), E'\\n') as names, count(distinct i) as number
    from counting, unnest(ingredients) i group by 1, 2
  ), facet as (
    select product_family, is_office_use, array_agg(value order by value collate "C") as facet_values from (
      select c.product_family, c.is_office_use, v.value from counting c cross join lateral (
        select 's:' || unnest(c.species_codes)
        union all select 'f:' || unnest(c.flavor_ids)
        union all select 't:' || time_to_ship(c.latest)
        union all select 'd:' || delivery_time(c.earliest, c.latest)
      ) v (value) where v.value is not null
      union select product_family, is_office_use, 'p:' || is_preferred from family
    ) one group by 1, 2
  ), laid as materialized (
    select f.*, i.names as ingredients, i.number, t.facet_values,
      md5(array_to_string(t.facet_values, ' ') || f.weights::text)::uuid as facet_id
    from family f join facet t using (product_family, is_office_use) left join ingredient i using (product_family, is_office_use)
  ), combination as (
    insert into product_facet (id, facet_values, weights)
      select distinct on (facet_id) facet_id, facet_values, weights from laid on conflict do nothing
  )
  insert into product_family (product_family, is_office_use, name, spelling, ingredients, titles, everything, is_preferred,
      is_combo, facet_id, strengths)
    select product_family, is_office_use, lower(product_family),
      ' ' || btrim(regexp_replace(lower(product_family), '[ -/:-@[-\`{-~]+', ' ', 'g')),
      coalesce(ingredients, ''), titles, concat_ws(E'\\n', lower(product_family), ingredients, titles, forms),
      is_preferred, compound and coalesce(number, 0) > 1, facet_id,
      coalesce(strengths, '')
    from laid;
end $$;

create or replace function signa.product_families_changed() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform lay_product_families(array(select distinct product_family from new_products));
  elsif tg_op = 'DELETE' then
    perform lay_product_families(array(select distinct product_family from old_products));
  else
    -- Prices and stock change every day and are not searched for.
    perform lay_product_families(array_agg(distinct changed.product_family)) from (
      select unnest(array[o.product_family, n.product_family]) as product_family
      from old_products o full join new_products n using (id)
      where (o.product_family, o.title, o.ingredients, o.strength_display, o.presentation_id, o.species_codes, o.flavor_ids, o.weight_min,
          o.weight_max, o.is_active, o.compound, o.rx_delivery_days_min, o.rx_delivery_days_max,
          o.office_use_delivery_days_min, o.office_use_delivery_days_max, o.is_office_use, o.is_preferred_prescribed)
        is distinct from (n.product_family, n.title, n.ingredients, n.strength_display, n.presentation_id, n.species_codes, n.flavor_ids,
          n.weight_min, n.weight_max, n.is_active, n.compound, n.rx_delivery_days_min, n.rx_delivery_days_max,
          n.office_use_delivery_days_min, n.office_use_delivery_days_max, n.is_office_use, n.is_preferred_prescribed)
    ) changed having count(changed.product_family) > 0;
  end if;
  return null;
end $$;

select signa.lay_product_families(array(select distinct product_family from signa.product));
`;
