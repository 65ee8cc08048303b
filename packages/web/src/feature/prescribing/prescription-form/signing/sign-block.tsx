import { chakra } from '@chakra-ui/react';
import { contraindications, harmOf } from '@signa/core/safety';
import { eSignatureText, issueTypeOf, officeUseGroup } from '@signa/core/prescribing';
import { isControlled } from '@signa/core/catalog';
import { Ban, Save, Signature } from 'lucide-react';
import { Button } from '../../../../part/button/button';
import { Switch } from '../../../../part/field/switch';
import { DatedText } from '../../../../part/text/dated-text';
import { useFormWork } from '../form/form-work-context';
import { lowWindow, fitsRail } from '../../../../part/surface/room';
import { DeaInformation } from './dea-information';
import type { SigningActions } from './sign-actions';
import { WarningAgain } from './warning-again';

/** Ctrl Enter never signs a contraindicated product; the user must press its button (P-233). */
const notByKeyText = 'Ctrl Enter does not sign this prescription.';

/** Always shown on wide screens. */
const onDesk = { [fitsRail]: { display: 'block' } } as const;
/** Only on wide and high screens. */
const onHighDesk = { display: 'none', [fitsRail]: { display: 'block', [lowWindow]: { display: 'none' } } } as const;
/** For a low window with the summary beside the form. */
const low = (styles: object) => ({ [fitsRail]: { [lowWindow]: styles } });

/** The statement, the one solid button, and the alternatives; each names its subject (P-068 to P-070, P-100, P-104). */
export function SignBlock({ isOpen, ...acts }: SigningActions & { readonly isOpen: boolean }) {
  const { setting, report, points } = useFormWork();
  const { onDecline, busy, printsAfter, onPrintsAfter, mayIssue, refusal } = acts;
  const { product } = setting;
  const [against] = contraindications(report);
  const harm = against ? harmOf(against).harm : null;
  // A controlled product and Print Rx open the print view anyway (P-100, P-101).
  const offersPrinting =
    product !== null && !isControlled(product) && issueTypeOf(product, setting.location) === 'AuthorizeRx';
  return (
    <chakra.div
      flexShrink="0"
      display="flex"
      flexDirection="column"
      gap="2"
      px="4"
      pt="1"
      pb="3"
      css={{
        [fitsRail]: {
          bg: 'bg.strip',
          borderTopWidth: '1px',
          borderColor: 'border.subtle',
          borderRadius: '0 0 {radii.card} 0',
          paddingTop: '2.5',
          paddingBottom: '3.5',
          [lowWindow]: { gap: '1.5', paddingTop: '1.5', paddingBottom: '2' },
        },
      }}
    >
      {product && isControlled(product) && <DeaInformation product={product} isShort={!isOpen} />}
      {harm !== null && onDecline && <DeclineFirst {...acts} />}
      {harm !== null && <WarningAgain harm={harm} isShort={points.length > 0} />}
      <chakra.p
        textStyle="meta"
        lineHeight="1.125rem"
        color="fg.muted"
        // On a phone, the statement is hidden until everything needed for signing is complete.
        display={points.length > 0 && !isOpen ? 'none' : 'block'}
        css={{ [fitsRail]: { display: 'block' } }}
      >
        {eSignatureText}
        {harm !== null && (
          <chakra.span display="none" css={low({ display: 'inline' })}>{` ${notByKeyText}`}</chakra.span>
        )}
      </chakra.p>
      {/* Above the buttons, so that they don't shift as it appears and disappears (P-254). */}
      {!mayIssue.allowed && (
        <chakra.p textStyle="meta" color="fg.muted" aria-hidden>
          <DatedText>{mayIssue.reason}</DatedText>
        </chakra.p>
      )}
      {refusal !== null && (
        <chakra.p data-refusal textStyle="meta" color="status.expired.fg" overflowWrap="anywhere">
          {refusal}
        </chakra.p>
      )}
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="2"
        css={low({ flexDirection: 'row', '& > :first-of-type': { flex: '1', minWidth: '0' } })}
      >
        <Authorize {...acts} isAgainst={harm !== null} />
        <WaysOut {...acts} isAgainst={harm !== null} />
      </chakra.div>
      {offersPrinting && harm === null && (
        <chakra.span display={isOpen ? 'block' : 'none'} css={onDesk}>
          <Switch checked={printsAfter} onChange={onPrintsAfter} disabled={busy !== null}>
            Print after authorizing
          </Switch>
        </chakra.span>
      )}
    </chakra.div>
  );
}

const usePrescribedFor = () => useFormWork().setting.patient?.name ?? officeUseGroup;

/** Stays in place: inert while a required step is missing, outlined in red against a warning. */
function Authorize({
  issueLabel,
  mayIssue,
  onIssue,
  busy,
  isAgainst,
}: SigningActions & { readonly isAgainst: boolean }) {
  const { points } = useFormWork();
  const whom = usePrescribedFor();
  const missing = points.length > 0;
  const reason = !mayIssue.allowed ? mayIssue.reason : missing ? points.map(({ text }) => text).join(', ') : null;
  return (
    <chakra.div display="grid" css={{ '& > span': { display: 'grid' } }}>
      <Button
        data-sign
        variant={isAgainst ? 'danger' : 'solid'}
        size="lg"
        icon={Signature}
        keys={isAgainst || missing ? undefined : ['Ctrl', 'Enter']}
        px="2.5"
        h="auto"
        minH="2.5rem"
        py="1"
        whiteSpace="normal"
        lineHeight="1.25"
        css={{
          ...(isAgainst && !missing ? { borderColor: 'status.expired.fg' } : {}),
          ...low({ '& kbd': { display: 'none' } }),
        }}
        onClick={onIssue}
        // Key repeat from another control, such as 'Confirm this note', signs nothing (P-255).
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onRefused={mayIssue.allowed ? onIssue : undefined}
        busy={busy !== null}
        disabledReason={reason}
      >
        {/* Names from other systems can have 200 characters; the full name is shown above. */}
        <chakra.span
          minW="0"
          overflowWrap="anywhere"
          textAlign="start"
          css={{ display: '-webkit-box', WebkitLineClamp: '2', WebkitBoxOrient: 'vertical', overflow: 'hidden' }}
        >{`${issueLabel} for ${whom}`}</chakra.span>
      </Button>
    </chakra.div>
  );
}

/** Against a warning, Decline comes first, as the solid button. */
function DeclineFirst({ onDecline, busy }: SigningActions) {
  const { points } = useFormWork();
  const whom = usePrescribedFor();
  return (
    <>
      <chakra.div display="grid" css={{ '& > span': { display: 'grid' } }}>
        <Button
          variant="solid"
          size="lg"
          icon={Ban}
          keys={['D']}
          h="auto"
          minH="2.5rem"
          py="1"
          whiteSpace="normal"
          onClick={onDecline}
          busy={busy !== null}
        >
          <chakra.span minW="0" overflowWrap="anywhere">{`Decline for ${whom}…`}</chakra.span>
        </Button>
      </chakra.div>
      {points.length === 0 && (
        <chakra.p
          alignItems="center"
          gap="2"
          textStyle="label"
          color="fg.muted"
          css={{
            display: 'none',
            [fitsRail]: { display: 'flex', [lowWindow]: { display: 'none' } },
            '&::before, &::after': { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'border.default' },
          }}
        >
          or despite the warning
        </chakra.p>
      )}
    </>
  );
}

/** Labels where there is space, icons beside Authorize where there is little. */
const way = {
  '& > button > svg': { display: 'none' },
  ...low({
    '& > button': { paddingInline: '0', width: '2.5rem', height: 'auto', minHeight: '2.5rem' },
    '& > button > svg': { display: 'block' },
    '& > button > :is(span, kbd)': { display: 'none' },
  }),
} as const;

function WaysOut({
  mayDraft,
  onSaveDraft,
  onDecline,
  busy,
  isAgainst,
}: SigningActions & { readonly isAgainst: boolean }) {
  const whom = usePrescribedFor();
  const declines = onDecline !== undefined && !isAgainst;
  return (
    <chakra.div
      display="grid"
      gap="2"
      alignItems="center"
      gridTemplateColumns={declines || isAgainst ? '1fr 1fr' : '1fr'}
      css={{ '& > span': { display: 'grid' }, ...low({ display: 'flex', alignItems: 'stretch' }) }}
    >
      <chakra.span css={way}>
        <Button
          icon={Save}
          onClick={onSaveDraft}
          busy={busy !== null}
          disabledReason={mayDraft.allowed ? null : mayDraft.reason}
          aria-label="Save As Draft"
        >
          <span>Save As Draft</span>
        </Button>
      </chakra.span>
      {declines && (
        <chakra.span css={way}>
          <Button
            icon={Ban}
            keys={['D']}
            onClick={onDecline}
            busy={busy !== null}
            aria-label={`Decline… the request for ${whom}`}
          >
            <chakra.span display="inline-flex" alignItems="center" gap="2">
              Decline…
            </chakra.span>
          </Button>
        </chakra.span>
      )}
      {isAgainst && (
        <chakra.p textStyle="label" color="fg.muted" css={onHighDesk}>
          {notByKeyText}
        </chakra.p>
      )}
    </chakra.div>
  );
}
