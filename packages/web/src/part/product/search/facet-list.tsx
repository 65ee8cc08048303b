import { chakra } from '@chakra-ui/react';
import { allOption, type SearchFilter, shownFacetOptions } from '@signa/core/catalog';
import { useState } from 'react';
import { Button } from '../../button/button';
import { Checkbox } from '../../field/checkbox';
import { tickStyle } from '../../field/tick-style';

const Dot = chakra('input', tickStyle);

export interface FacetProps {
  readonly filter: SearchFilter;
  readonly hasCounts: boolean;
  readonly values: readonly string[];
}

const Count = ({ count }: { readonly count: number }) => (
  <chakra.span textStyle="meta" color="fg.subtle">
    {count}
  </chakra.span>
);

/** A multiple-choice filter; shows five values until 'Show more', plus all selected ones (P-020). */
export function FacetList({
  filter: { label, options },
  hasCounts,
  values,
  onChange,
}: FacetProps & { readonly onChange: (values: readonly string[]) => void }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = options.filter(({ value }, index) => showsAll || index < shownFacetOptions || values.includes(value));
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...values, value] : values.filter((other) => other !== value));
  return (
    <chakra.fieldset display="flex" flexDirection="column" alignItems="stretch" gap="0.5">
      <Legend>{label}</Legend>
      {shown.map(({ value, name, count }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          onChange={(on) => toggle(value, on)}
          after={hasCounts && <Count count={count} />}
        >
          {name}
        </Checkbox>
      ))}
      {!showsAll && shown.length < options.length && (
        <chakra.div>
          <Button
            variant="link"
            size="sm"
            px="0"
            aria-label={`Show more of ${label}`}
            onClick={() => setShowsAll(true)}
          >
            Show more
          </Button>
        </chakra.div>
      )}
    </chakra.fieldset>
  );
}

/** A single-choice filter; the first or last choice means all. */
export function FacetChoice({
  filter: { key, label, options },
  hasCounts,
  values,
  onChange,
}: FacetProps & { readonly onChange: (value: string) => void }) {
  const isChosen = (value: string) => (values.length === 0 ? value === allOption : values.includes(value));
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="0.5">
      <Legend>{label}</Legend>
      {options.map(({ value, name, count }) => (
        <chakra.label key={value} display="flex" alignItems="center" gap="2" minH="6" cursor="pointer">
          <Dot
            round
            type="radio"
            name={`facet-${key}`}
            value={value}
            checked={isChosen(value)}
            onChange={() => onChange(value)}
          />
          <chakra.span flex="1">{name}</chakra.span>
          {hasCounts && <Count count={count} />}
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}

export const Legend = chakra('legend', { base: { textStyle: 'name', mb: '1.5' } });
