import { chakra } from '@chakra-ui/react';
import { eSignatureText, issueTypeOf } from '@signa/core/prescription';
import { isControlled } from '@signa/core/product';
import { Signature } from 'lucide-react';
import { Button } from '../../button/button';
import { Switch } from '../../field/switch';
import { DatedText } from '../../text/dated-text';
import { useFormWork } from '../form-work-context';
import { DeaInformation } from './dea-information';
import type { SigningActs } from './signing-panel';
import { roomForRail } from '../room';

/** Small in the closed bar, which must leave the form its room. */
const closedText = {
  fontSize: '0.6875rem',
  lineHeight: '1.25',
  css: { [roomForRail]: { fontSize: '0.8125rem', lineHeight: '1.4' } },
} as const;

/** The statement, the one solid button, and the ways out; each names what it acts on (P-068 to P-070, P-100, P-104). */
export function SignBlock({
  issueLabel,
  mayIssue,
  mayDraft,
  onIssue,
  onSaveDraft,
  onDecline,
  busy,
  printsAfter,
  onPrintsAfter,
  isOpen,
}: SigningActs & { readonly isOpen: boolean }) {
  const { setting } = useFormWork();
  const { product, patient } = setting;
  const whom = patient?.name ?? 'Office Use';
  const isBusy = busy !== null;
  // A controlled product and Print Rx open the print view anyway (P-100, P-101).
  const offersPrinting =
    product !== null && !isControlled(product) && issueTypeOf(product, setting.location) === 'AuthorizeRx';
  return (
    <chakra.div
      flexShrink="0"
      display="flex"
      flexDirection="column"
      gap={isOpen ? '3' : '1.5'}
      px="4"
      pt={isOpen ? '2' : '1'}
      pb={isOpen ? '4' : '2.5'}
      css={{
        [roomForRail]: {
          bg: 'bg.strip',
          borderTopWidth: '1px',
          borderColor: 'border.subtle',
          borderBottomRadius: 'card',
          gap: '0.75rem',
          paddingTop: '0.75rem',
          paddingBottom: '1rem',
        },
      }}
    >
      {product && isControlled(product) && <DeaInformation product={product} />}
      <chakra.p textStyle="meta" color="fg.muted" {...(isOpen ? {} : closedText)}>
        {eSignatureText}
      </chakra.p>
      <chakra.div
        display={isOpen ? 'grid' : 'flex'}
        gap={isOpen ? '3' : '2'}
        alignItems={isOpen ? 'stretch' : 'center'}
        css={{ [roomForRail]: { display: 'grid', gap: '0.75rem', alignItems: 'stretch' } }}
      >
        <chakra.div display="grid" flex="1" minW="0" css={{ '& > span': { display: 'grid' } }}>
          <Button
            data-sign
            variant="solid"
            size="lg"
            icon={Signature}
            keys={['Ctrl', 'Enter']}
            px="2.5"
            gap="1.5"
            h="auto"
            minH="2.5rem"
            py={isOpen ? '1.5' : '1'}
            whiteSpace="normal"
            lineHeight={isOpen ? undefined : '1.2'}
            onClick={onIssue}
            busy={isBusy}
            disabledReason={mayIssue.allowed ? null : mayIssue.reason}
          >
            <chakra.span minW="0" overflowWrap="anywhere">{`${issueLabel} for ${whom}`}</chakra.span>
          </Button>
        </chakra.div>
        <chakra.div
          display="grid"
          gap="2"
          gridTemplateColumns={onDecline ? (isOpen ? '1fr 1fr' : 'auto auto') : '1fr'}
          css={{
            '& > span': { display: 'grid' },
            [roomForRail]: { gridTemplateColumns: onDecline ? '1fr 1fr' : '1fr' },
          }}
        >
          <Button onClick={onSaveDraft} busy={isBusy} disabledReason={mayDraft.allowed ? null : mayDraft.reason}>
            Save As Draft
          </Button>
          {onDecline && (
            <Button onClick={onDecline} busy={isBusy} aria-label={`Decline… the request for ${whom}`}>
              Decline…
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      {!mayIssue.allowed && (
        <chakra.p textStyle="meta" color="fg.muted" aria-hidden>
          <DatedText>{mayIssue.reason}</DatedText>
        </chakra.p>
      )}
      {offersPrinting && (
        <chakra.span display={isOpen ? 'block' : 'none'} css={{ [roomForRail]: { display: 'block' } }}>
          <Switch checked={printsAfter} onChange={onPrintsAfter} disabled={isBusy}>
            Print after authorizing
          </Switch>
        </chakra.span>
      )}
    </chakra.div>
  );
}
