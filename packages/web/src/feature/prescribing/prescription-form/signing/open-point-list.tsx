import { chakra } from '@chakra-ui/react';
import { missingText, type OpenPoint } from '@signa/core/prescribing';
import { isControlled } from '@signa/core/catalog';
import { ArrowRight, CircleCheck, CircleDot, TriangleAlert } from 'lucide-react';
import { KeyCap } from '../../../../part/button/key-cap';
import { useFormWork } from '../form/form-work-context';
import { lowWindow, fitsRail } from '../../../../part/surface/room';
import { AnimalTiles } from './animal-tiles';
import { signingNotes } from './signing-notes';

interface OpenPointListProps {
  /** True while a phone's bottom bar is expanded. */
  readonly isOpen: boolean;
  readonly onGo: (point: OpenPoint) => void;
}

/** The required steps, each linked to its field; otherwise, the notes, or that nothing is missing (P-254). */
export function OpenPointList({ isOpen, onGo }: OpenPointListProps) {
  const work = useFormWork();
  const { points } = work;
  const lines = signingNotes(work);
  if (points.length === 0 && lines.length === 0) return null;
  return (
    <chakra.div
      flexShrink="0"
      px="4"
      py={isOpen ? '2' : '1'}
      css={{
        [fitsRail]: {
          borderTopWidth: '1px',
          borderColor: 'border.subtle',
          paddingBlock: '2',
          [lowWindow]: { paddingBlock: '1' },
        },
      }}
    >
      {points.length > 0 && !isOpen && (
        <chakra.p
          display="flex"
          gap="2"
          textStyle="chip"
          color="status.near.fg"
          css={{ [fitsRail]: { display: 'none' } }}
        >
          <Mark icon={CircleDot} />
          {missingText(points)}
        </chakra.p>
      )}
      <chakra.div display={isOpen ? 'block' : 'none'} css={{ [fitsRail]: { display: 'block' } }}>
        {points.length > 0 && <Points points={points} onGo={onGo} />}
        {lines.map(({ tone, text }) => (
          <chakra.p
            key={text}
            display="flex"
            gap="2"
            textStyle="meta"
            color={tone === 'fine' ? 'fg.muted' : 'status.near.fg'}
          >
            <chakra.span color={tone === 'fine' ? 'status.ready.fg' : undefined} display="inline-flex">
              <Mark icon={tone === 'fine' ? CircleCheck : TriangleAlert} />
            </chakra.span>
            {text}
          </chakra.p>
        ))}
      </chakra.div>
      {points.some(({ place }) => place === 'confirmedPatientId') && <AnimalTiles />}
    </chakra.div>
  );
}

const Mark = ({ icon: Icon }: { readonly icon: typeof CircleDot }) => (
  <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
);

/**
 * The maximum number of steps listed in rows. If there are more, or in a low window, they share one line with short
 * names.
 */
const atMostInRows = 2;

const inOneRun = (isLong: boolean, styles: object) => ({ [fitsRail]: isLong ? styles : { [lowWindow]: styles } });
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const stepsLeft = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'} left`;

function Points({ points, onGo }: Pick<OpenPointListProps, 'onGo'> & { readonly points: readonly OpenPoint[] }) {
  const { product } = useFormWork().setting;
  // The legal text of a controlled product takes up the space below.
  const isLong = points.length > atMostInRows || (product !== null && isControlled(product));
  return (
    <>
      <chakra.p
        display="flex"
        gap="2"
        textStyle="chip"
        color="status.near.fg"
        role="status"
        css={inOneRun(isLong, {
          position: 'absolute',
          clip: 'rect(0 0 0 0)',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
        })}
      >
        <Mark icon={CircleDot} />
        {stepsLeft(points.length)}
      </chakra.p>
      <chakra.ol
        m="0"
        p="0"
        listStyleType="none"
        css={inOneRun(isLong, { display: 'flex', flexWrap: 'wrap', columnGap: '3' })}
      >
        {points.map((point, index) => (
          <li key={point.place}>
            <chakra.button
              type="button"
              onClick={() => onGo(point)}
              display="flex"
              alignItems="baseline"
              gap="2"
              w="full"
              minH="6"
              textAlign="start"
              textStyle="meta"
              cursor="pointer"
              borderRadius="key"
              css={{ '&:hover': { color: 'accent.fg' } }}
            >
              <Number>{index + 1}</Number>
              <chakra.span flex="1" minW="0" css={inOneRun(isLong, { display: 'none' })}>
                {point.text}
              </chakra.span>
              <chakra.span data-short display="none" css={inOneRun(isLong, { display: 'inline' })}>
                {sentence(point.short)}
              </chakra.span>
              {index === 0 ? (
                <FirstKeys isLong={isLong} />
              ) : (
                <chakra.span color="fg.muted" alignSelf="center" css={inOneRun(isLong, { display: 'none' })}>
                  <ArrowRight size={14} aria-hidden />
                </chakra.span>
              )}
            </chakra.button>
          </li>
        ))}
      </chakra.ol>
    </>
  );
}

/** Ctrl Enter goes to the first step while the card has focus. */
const FirstKeys = ({ isLong }: { readonly isLong: boolean }) => (
  <chakra.span data-sign-keys alignSelf="center" css={inOneRun(isLong, { display: 'none' })}>
    <KeyCap keys={['Ctrl', 'Enter']} />
  </chakra.span>
);

const Number = ({ children }: { readonly children: number }) => (
  <chakra.span
    aria-hidden
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    w="1.125rem"
    h="1.125rem"
    alignSelf="flex-start"
    mt="px"
    flexShrink="0"
    borderWidth="1px"
    borderColor="border.control"
    borderRadius="full"
    textStyle="label"
    lineHeight="1"
  >
    {children}
  </chakra.span>
);
