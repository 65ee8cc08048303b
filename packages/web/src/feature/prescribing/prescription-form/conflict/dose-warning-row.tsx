import { chakra } from '@chakra-ui/react';
import { type DoseWarning, type DoseWarningKind, type DoseFix, doseWarningKey } from '@signa/core/safety';
import { CalendarDays, Check, Scale, Text, Weight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { useFormWork } from '../form/form-work-context';
import { PanelItem } from './conflict-line';

const icons: Readonly<Record<DoseWarningKind, LucideIcon>> = {
  'days-supply': CalendarDays,
  'ten-fold-dose': Scale,
  'ten-fold-quantity': Scale,
  'ten-fold-strength': Scale,
  'pounds-for-kilograms': Weight,
  'weight-change': Weight,
  'impossible-weight': Weight,
  'unknown-unit': Weight,
  'short-directions': Text,
};

interface DoseWarningRowProps {
  readonly doubt: DoseWarning;
  readonly isKept: boolean;
  /** Omitted for users who can't correct the weight. */
  readonly onUseWeight?: (fix: Extract<DoseFix, { readonly field: 'weight' }>) => void;
}

/**
 * The warning, its calculation in an inset line with the compared numbers in bold, then Use and Keep buttons (P-242,
 * P-245).
 */
export function DoseWarningRow({ doubt, isKept, onUseWeight }: DoseWarningRowProps) {
  const { act } = useFormWork();
  const { kind, title, sentence, sum, fix, keepLabel } = doubt;
  const Icon = icons[kind];
  const key = doseWarningKey(doubt);
  const use = (change: DoseFix) => {
    switch (change.field) {
      case 'weight':
        return onUseWeight?.(change);
      case 'directions':
        return act({ type: 'fill', values: { directions: change.value } });
      case 'daysSupply':
      case 'unitPerFill':
        return act({ type: 'number', field: change.field, text: String(change.value) });
    }
  };
  const mayUse = fix !== null && (fix.change.field !== 'weight' || onUseWeight !== undefined);
  return (
    <PanelItem display="flex" flexWrap="wrap" gap="3" alignItems="flex-start">
      <chakra.span color="fg.muted" display="inline-flex" pt="px">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div flex="1 1 14rem" minW="0">
        <chakra.p textStyle="name">{title}</chakra.p>
        <chakra.p textStyle="meta" color="fg.muted">
          {sentence}
        </chakra.p>
        {sum.length > 0 && (
          <chakra.p
            display="inline-block"
            mt="1"
            px="2"
            py="0.5"
            bg="bg.sunken"
            borderWidth="1px"
            borderColor="border.subtle"
            borderRadius="control"
            textStyle="meta"
            color="fg.muted"
          >
            {sum.map(({ text, isStrong }, index) =>
              isStrong ? (
                <chakra.b key={index} fontWeight="semibold" color="fg.default">
                  {text}
                </chakra.b>
              ) : (
                text
              ),
            )}
          </chakra.p>
        )}
      </chakra.div>
      {isKept ? (
        <chakra.span display="inline-flex" gap="1.5" alignItems="center" textStyle="meta" color="fg.muted">
          <Check size={14} aria-hidden />
          {keepLabel.replace(/^Keep/, 'Kept')}
        </chakra.span>
      ) : (
        <chakra.span data-place={key} display="grid" gap="1" minW="7.5rem">
          {mayUse && (
            <Button size="sm" variant="accent" onClick={() => use(fix.change)}>
              {fix.label}
            </Button>
          )}
          <Button size="sm" variant="plain" onClick={() => act({ type: 'keep', doubt: key })}>
            {keepLabel}
          </Button>
        </chakra.span>
      )}
    </PanelItem>
  );
}
