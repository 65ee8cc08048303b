import { chakra } from '@chakra-ui/react';
import { alreadyImportedNotice, genderWord, weightInExactPounds } from '@signa/core/clients';
import { reportedGender } from '@signa/core/practice';
import { leftOutLines } from '@signa/core/pims';
import { formatDate } from '@signa/core/base';
import { Ban, Check, CircleX, Info, Link2, PawPrint } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { Badge } from '../../../part/badge/badge';
import { Button } from '../../../part/button/button';
import { SpeciesIcon } from '../../../part/picture/species-icon';
import type { ImportState } from './import-state';
import type { TheirPatient } from './import-state';

interface ImportRowProps {
  readonly theirs: TheirPatient;
  readonly state: ImportState;
  /** True while another import runs. */
  readonly isWaiting: boolean;
  readonly onImport: () => void;
  /**
   * The Signa patient who could be the same animal, with an action that links the two (C-239); `null` if there is none.
   */
  readonly likely: LikelyHere | null;
}

interface LikelyHere {
  readonly name: string;
  /** For example 'same name and species'. */
  readonly why: string;
  readonly onLink: () => void;
}

/** A PIMS patient with its import button, or the reason why it has none (C-117, C-118, C-122). */
export function ImportRow({ theirs, state, isWaiting, onImport, likely }: ImportRowProps) {
  const lines = leftOutLines(theirs.leftOut);
  const name = theirs.name ?? 'Unnamed patient';
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '2rem minmax(0, 1fr) auto', md: '2rem minmax(0, 1fr) auto auto' }}
      alignItems="center"
      columnGap="3"
      rowGap="1"
      px="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <SpeciesIcon species={theirs.normalizedSpecies} />
      <chakra.div minW="0">
        <chakra.p textStyle="name" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.p textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {/* Dates never wrap. */}
          {factsOf(theirs)
            .split(' ')
            .map((word, index) => (
              <Fragment key={index}>
                {index > 0 && ' '}
                {/\d-\d/.test(word) ? <chakra.span whiteSpace="nowrap">{word}</chakra.span> : word}
              </Fragment>
            ))}
        </chakra.p>
      </chakra.div>
      <chakra.span hideBelow="md" textStyle="meta" color="fg.muted">
        PIMS ID {theirs.pimsId ?? theirs.id}
      </chakra.span>
      <Action name={name} state={state} isWaiting={isWaiting} onImport={onImport} />
      <chakra.div gridColumn={{ base: '1 / -1', md: '2 / -1' }} css={{ '&:empty': { display: 'none' } }}>
        <Why state={state} />
        {likely && <Likely likely={likely} label={`Link ${name} with ${likely.name}`} isWaiting={isWaiting} />}
        {lines.length > 0 && (
          <chakra.ul aria-label={`Skipped for ${name}`} textStyle="meta" color="fg.muted">
            {lines.map(({ what, reason }, at) => (
              <chakra.li key={at} overflowWrap="anywhere">
                <chakra.span color="fg.default">{what}.</chakra.span> {reason}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </chakra.li>
  );
}

function factsOf(theirs: TheirPatient): string {
  const pounds = weightInExactPounds({ weight: theirs.currentWeightInPounds, weightUnit: 'lbs' });
  const facts = [
    theirs.breed ?? theirs.species,
    genderWord(reportedGender(theirs)),
    theirs.dateOfBirth && `born ${formatDate(theirs.dateOfBirth)}`,
    theirs.dateOfDeath ? `died ${formatDate(theirs.dateOfDeath)}` : pounds !== null && `${pounds} lbs`,
  ];
  return facts.filter(Boolean).join(', ') || 'PIMS has no further details.';
}

interface ActionProps extends Pick<ImportRowProps, 'state' | 'isWaiting' | 'onImport'> {
  readonly name: string;
}

function Action({ name, state, isWaiting, onImport }: ActionProps) {
  if (state.kind === 'already') return <Badge icon={Check}>Already imported</Badge>;
  if (state.kind === 'imported' || state.kind === 'linked')
    return (
      <Badge icon={Check} tone="ready">
        {state.kind === 'linked' ? 'Linked' : 'Imported'}
      </Badge>
    );
  return (
    <Button
      variant="accent"
      aria-label={`Import ${name}`}
      data-row
      busy={state.kind === 'busy'}
      disabledReason={
        state.kind === 'deceased'
          ? state.reason
          : isWaiting && state.kind !== 'busy'
            ? 'Another import is in progress.'
            : null
      }
      onClick={onImport}
    >
      Import
    </Button>
  );
}

function Why({ state }: { readonly state: ImportState }) {
  if (state.kind === 'deceased') return <Line icon={Ban}>{state.reason}</Line>;
  if (state.kind === 'already') return <Line icon={Info}>{alreadyImportedNotice.title}</Line>;
  if (state.kind === 'failed') return <Line icon={CircleX}>{state.reason}</Line>;
  return null;
}

interface LikelyProps {
  readonly likely: LikelyHere;
  readonly label: string;
  readonly isWaiting: boolean;
}

/**
 * Importing an existing patient would create a second record of one animal, so the user decides whether to link or
 * import.
 */
const Likely = ({ likely: { name, why, onLink }, label, isWaiting }: LikelyProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
    <Line icon={PawPrint}>{`May be ${name}, who is in Signa but not linked: ${why}.`}</Line>
    <Button size="sm" icon={Link2} aria-label={label} data-row disabled={isWaiting} onClick={onLink}>
      Link
    </Button>
  </chakra.div>
);

const Line = ({ icon: Icon, children }: { readonly icon: LucideIcon; readonly children: string }) => (
  <chakra.p display="flex" gap="1.5" textStyle="meta" color="fg.muted">
    <chakra.span flexShrink="0" pt="0.5">
      <Icon size={14} aria-hidden />
    </chakra.span>
    {children}
  </chakra.p>
);
