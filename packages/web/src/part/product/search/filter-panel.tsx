import { chakra } from '@chakra-ui/react';
import { noProductFilters, type SearchFilter, type ShownProductFilters } from '@signa/core/catalog';
import { useState } from 'react';
import { Button } from '../../button/button';
import { Field } from '../../field/field';
import { TextInput } from '../../field/text-input';
import { FieldMessage } from '../../field/field-message';
import { Card } from '../../surface/card';
import { FacetChoice, FacetList, Legend } from './facet-list';
import { draftOf, filtersOf, valuesOf, weightErrorOf, withChoice, withValues } from './filter-draft';
import type { FilterDraft } from './filter-draft';
import type { ProductSearching } from './use-product-search';
import { useFilters } from './use-filters';

interface FilterPanelProps {
  readonly search: ProductSearching;
  readonly shown: ShownProductFilters;
}

const Section = chakra('div', { base: { px: '4', py: '3.5', borderTopWidth: '1px', borderColor: 'border.subtle' } });

/** Changes take effect on Apply; Clear All resets them and searches again (P-020, P-021). */
export function FilterPanel({ search, shown }: FilterPanelProps) {
  const { filters, hasCounts } = useFilters(search, shown);
  const acting = search.request.filters;
  const [{ of, draft }, setState] = useState({ of: acting, draft: draftOf(acting) });
  const [shows, setShows] = useState(false);
  // Filters cleared outside the panel are cleared in it too.
  if (of !== acting) setState({ of: acting, draft: draftOf(acting) });
  const setDraft = (next: FilterDraft) => setState({ of: acting, draft: next });
  const error = weightErrorOf(draft);
  const apply = () => {
    setShows(true);
    if (error === null) search.applyFilters(filtersOf(draft));
  };
  const clear = () => {
    setDraft(draftOf(noProductFilters));
    search.clearFilters();
  };
  return (
    <Card
      as="form"
      aria-label="Filter By"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" px="4" py="2.5">
        <chakra.h2 textStyle="section">Filter By</chakra.h2>
        <Button variant="link" size="sm" px="0" onClick={clear}>
          Clear All
        </Button>
      </chakra.div>
      {filters.map((filter) => (
        <Section key={filter.key}>
          <Facet
            filter={filter}
            hasCounts={hasCounts}
            draft={draft}
            onDraft={setDraft}
            error={shows || error === null ? error : null}
          />
        </Section>
      ))}
      <Section bg="bg.sunken" borderBottomRadius="card">
        <Button type="submit" variant="solid" w="full">
          Apply
        </Button>
      </Section>
    </Card>
  );
}

interface FacetProps {
  readonly filter: SearchFilter;
  readonly hasCounts: boolean;
  readonly draft: FilterDraft;
  readonly onDraft: (draft: FilterDraft) => void;
  readonly error: string | null;
}

function Facet({ filter, hasCounts, draft, onDraft, error }: FacetProps) {
  const { key, type } = filter;
  const values = valuesOf(draft, key);
  if (type === 'range') return <WeightRange label={filter.label} draft={draft} onDraft={onDraft} error={error} />;
  if (type === 'list')
    return (
      <FacetList
        filter={filter}
        hasCounts={hasCounts}
        values={values}
        onChange={(next) => onDraft(withValues(draft, key, next))}
      />
    );
  return (
    <FacetChoice
      filter={filter}
      hasCounts={hasCounts}
      values={values}
      onChange={(next) => onDraft(withChoice(draft, key, next))}
    />
  );
}

function WeightRange({
  label,
  draft,
  onDraft,
  error,
}: Pick<FacetProps, 'draft' | 'onDraft' | 'error'> & { readonly label: string }) {
  return (
    <chakra.fieldset aria-describedby={error ? 'weight-range-error' : undefined}>
      <Legend>{label}</Legend>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
        <Field label="Minimum">
          <TextInput
            inputMode="decimal"
            placeholder="0"
            after="lbs"
            pe="9"
            value={draft.minWeight}
            onChange={(minWeight) => onDraft({ ...draft, minWeight })}
          />
        </Field>
        <Field label="Maximum">
          <TextInput
            inputMode="decimal"
            placeholder="Any"
            after="lbs"
            pe="9"
            value={draft.maxWeight}
            onChange={(maxWeight) => onDraft({ ...draft, maxWeight })}
          />
        </Field>
      </chakra.div>
      <FieldMessage id="weight-range-error" error={error} />
    </chakra.fieldset>
  );
}
