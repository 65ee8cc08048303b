import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface StepShown<Step extends string> {
  readonly step: Step;
  readonly label: string;
  /** The choice made in that step. */
  readonly note: string | null;
}

interface StepBarProps<Step extends string> {
  readonly label: string;
  readonly steps: readonly StepShown<Step>[];
  readonly current: Step;
  /** Earlier steps can be clicked, later ones can't (P-026). */
  readonly onGo: (step: Step) => void;
}

const Bar = chakra('ol', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    overflow: 'hidden',
    mdDown: {
      gridAutoColumns: 'auto',
      gridTemplateColumns: 'none',
      '& > [data-current]': { flexGrow: 1 },
      display: 'flex',
    },
  },
});

const Item = chakra('li', {
  base: {
    minW: '0',
    borderInlineStartWidth: '1px',
    borderColor: 'border.subtle',
    _first: { borderInlineStartWidth: '0' },
    '&[data-current]': { boxShadow: 'inset 0 -2px 0 {colors.accent.solid}' },
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: '3.5rem',
      px: '4',
      textAlign: 'start',
    },
    mdDown: { '& > *': { px: '3' }, '&:not([data-current]) [data-words]': { display: 'none' } },
  },
});

const Go = chakra('button', {
  base: { cursor: 'pointer', '&:hover': { bg: 'bg.hover' }, '&:focus-visible': { outlineOffset: '-2px' } },
});

/** The current step, with the choices of the steps before it. */
export function StepBar<Step extends string>({ label, steps, current, onGo }: StepBarProps<Step>) {
  const at = steps.findIndex(({ step }) => step === current);
  return (
    <nav aria-label={label}>
      <Bar>
        {steps.map(({ step, label: name, note }, index) => {
          const words = <Words number={index + 1} name={name} note={note} state={index - at} />;
          return (
            <Item
              key={step}
              aria-current={index === at ? 'step' : undefined}
              data-current={index === at ? true : undefined}
              color={index > at ? 'fg.muted' : undefined}
            >
              {index < at ? (
                <Go type="button" onClick={() => onGo(step)} title={`Back to ${name}`}>
                  {words}
                </Go>
              ) : (
                <span>{words}</span>
              )}
            </Item>
          );
        })}
      </Bar>
    </nav>
  );
}

interface WordsProps {
  readonly number: number;
  readonly name: string;
  readonly note: string | null;
  /** Negative for completed steps, 0 for the current one, positive for later ones. */
  readonly state: number;
}

function Words({ number, name, note, state }: WordsProps): ReactNode {
  return (
    <>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        flexShrink="0"
        w="6"
        h="6"
        borderRadius="full"
        borderWidth="1px"
        textStyle="badge"
        {...(state === 0
          ? { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid' }
          : state < 0
            ? { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.border' }
            : { borderColor: 'border.control', color: 'fg.muted' })}
      >
        {state < 0 ? <Check size={14} aria-hidden /> : number}
      </chakra.span>
      <chakra.span data-words minW="0">
        <chakra.span display="block" textStyle="strong" truncate>
          {name}
        </chakra.span>
        {note !== null && (
          <chakra.span display="block" textStyle="meta" color="fg.muted" truncate>
            {note}
          </chakra.span>
        )}
      </chakra.span>
    </>
  );
}
