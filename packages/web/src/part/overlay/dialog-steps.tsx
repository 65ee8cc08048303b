import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';

interface DialogStepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Zero-based index of the current step. */
  readonly at: number;
}

/** Progress of a multi-step dialog; the Back and Next buttons are in its footer. */
export function DialogSteps({ label, steps, at }: DialogStepsProps) {
  // A phone has space for two step names; with more, it shows only the current one.
  const isNamed = (index: number) => steps.length < 3 || index === at;
  const onPhone = steps.map((_, index) => (isNamed(index) ? 'minmax(0, 1fr)' : 'auto')).join(' ');
  return (
    <chakra.ol
      aria-label={label}
      display="grid"
      gridTemplateColumns={{ base: onPhone, md: `repeat(${steps.length}, 1fr)` }}
      flexShrink="0"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          display="flex"
          alignItems="center"
          gap="2"
          minW="0"
          minH="2.5rem"
          px={{ base: '2.5', md: '4' }}
          color={index === at ? undefined : 'fg.muted'}
          borderInlineStartWidth={index > 0 ? '1px' : '0'}
          borderColor="border.subtle"
          css={index === at ? { boxShadow: 'inset 0 -2px 0 {colors.accent.solid}' } : undefined}
        >
          <chakra.span
            display="inline-flex"
            alignItems="center"
            justifyContent="center"
            flexShrink="0"
            w="5"
            h="5"
            borderRadius="full"
            borderWidth="1px"
            textStyle="badge"
            {...(index === at
              ? { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' }
              : { borderColor: 'border.control' })}
          >
            {index < at ? <Check size={12} aria-hidden /> : index + 1}
          </chakra.span>
          <chakra.span textStyle="strong" truncate hideBelow={isNamed(index) ? undefined : 'md'}>
            {step}
          </chakra.span>
          {!isNamed(index) && (
            <chakra.span srOnly hideFrom="md">
              {step}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
