/**
 * Search tables for products: one row per family for prescriptions and one for office use, built from the products that
 * count there. Triggers keep them current, whoever writes a product.
 *
 * Many families share few combinations of filter values, so combinations are stored once: a search counts its matches
 * per combination and evaluates the filters on combinations only.
 */
export const name = '0006-product-search';
export const sql = `
alter table signa.product add column is_preferred_prescribed boolean not null default false;
create index product_by_parent on signa.product (parent_product_id) where parent_product_id is not null;

do $$ begin
  create extension if not exists pg_trgm with schema signa;
exception when insufficient_privilege or undefined_file or feature_not_supported then
  raise exception 'Signa needs the extension pg_trgm and could not create it: %. Run in this database as a superuser: create extension pg_trgm; and start Signa again. Where PostgreSQL does not have it, install the package postgresql-contrib first.', sqlerrm
    using errcode = 'SG001';
end $$;

create table signa.product_facet (
  -- The hash of both values.
  id uuid primary key,
  -- 's:' species, 'f:' flavor id, 't:' time to ship, 'd:' delivery, 'p:' preferred; sorted, each once.
  facet_values text[] not null,
  -- Pounds; both ends of a label's band belong to it.
  weights nummultirange not null
);

create table signa.product_family (
  product_family text not null,
  is_office_use boolean not null,
  name text not null,
  -- The name with a space before each word and no signs, as spelling compares it.
  spelling text not null,
  ingredients text not null,
  titles text not null,
  -- Name, ingredients, titles and forms, a line each.
  everything text not null,
  is_preferred boolean not null,
  is_combo boolean not null,
  facet_id uuid not null references signa.product_facet,
  primary key (product_family, is_office_use)
);
grant select on signa.product_facet, signa.product_family to signa_app;

-- The operator class lies wherever the extension was created. Written seldom and searched all the time: a list of
-- entries that still have to be sorted in would be read by every search.
do $$ declare
  place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index product_family_everything on signa.product_family using gin (everything %I.gin_trgm_ops) with (fastupdate = off)', place);
  execute format('create index product_family_spelling on signa.product_family using gin (spelling %I.gin_trgm_ops) with (fastupdate = off)', place);
end $$;

-- As core's timeToShipOf and deliveryTimeOf.
create function signa.time_to_ship(latest integer) returns text language sql immutable as $$
  select case when latest <= 2 then '1-2' when latest <= 3 then '2-3' when latest <= 5 then '3-5' else '5+' end
$$;
create function signa.delivery_time(earliest integer, latest integer) returns text language sql immutable as $$
  select case when latest <= 3 then '2-3' when earliest <= 4 then '3-4' end
$$;

create function signa.lay_product_families(families text[]) returns void
  language plpgsql set search_path = signa, pg_temp as $$
begin
  -- Two writers of one family would each lay it without the other's product.
  perform pg_advisory_xact_lock(hashtext('signa.product_family'));
  delete from product_family where product_family = any (families);
  with counting as materialized (
    select p.product_family, o.is_office_use, p.title, p.ingredients, p.species_codes, p.flavor_ids, p.compound,
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
      string_agg(distinct lower(title), E'\\n') as titles, string_agg(distinct lower(form), E'\\n') as forms
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
  insert into product_family
    select product_family, is_office_use, lower(product_family),
      ' ' || btrim(regexp_replace(lower(product_family), '[ -/:-@[-\`{-~]+', ' ', 'g')),
      coalesce(ingredients, ''), titles, concat_ws(E'\\n', lower(product_family), ingredients, titles, forms),
      is_preferred, compound and coalesce(number, 0) > 1, facet_id
    from laid;
end $$;

create function signa.product_families_changed() returns trigger
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
      where (o.product_family, o.title, o.ingredients, o.presentation_id, o.species_codes, o.flavor_ids, o.weight_min,
          o.weight_max, o.is_active, o.compound, o.rx_delivery_days_min, o.rx_delivery_days_max,
          o.office_use_delivery_days_min, o.office_use_delivery_days_max, o.is_office_use, o.is_preferred_prescribed)
        is distinct from (n.product_family, n.title, n.ingredients, n.presentation_id, n.species_codes, n.flavor_ids,
          n.weight_min, n.weight_max, n.is_active, n.compound, n.rx_delivery_days_min, n.rx_delivery_days_max,
          n.office_use_delivery_days_min, n.office_use_delivery_days_max, n.is_office_use, n.is_preferred_prescribed)
    ) changed having count(changed.product_family) > 0;
  end if;
  return null;
end $$;
create trigger product_families_after_insert after insert on signa.product referencing new table as new_products
  for each statement execute function signa.product_families_changed();
create trigger product_families_after_delete after delete on signa.product referencing old table as old_products
  for each statement execute function signa.product_families_changed();
create trigger product_families_after_update after update on signa.product
  referencing old table as old_products new table as new_products
  for each statement execute function signa.product_families_changed();

-- The forms are searched for by their description.
create function signa.presentation_renamed() returns trigger
  language plpgsql security definer set search_path = signa, pg_temp as $$
begin
  perform lay_product_families(array(select distinct product_family from product where presentation_id = new.id));
  return null;
end $$;
create trigger product_families_after_rename after update of description on signa.product_presentation
  for each row execute function signa.presentation_renamed();
revoke execute on function signa.lay_product_families(text[]) from public, signa_app;

select signa.lay_product_families(array(select distinct product_family from signa.product));
`;
