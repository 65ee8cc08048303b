import { chakra } from '@chakra-ui/react';
import { phoneCell } from '@signa/core/base';
import { Building2 } from 'lucide-react';
import { ActiveBadge } from '../../feature/practice/place-details/contact-facts';
import { MetaLine } from '../../part/list/meta-line';
import { Tile } from '../../part/picture/tile';
import { Card } from '../../part/surface/card';
import { Fact, Facts } from '../../part/surface/facts';
import type { DetailOrganization } from './use-organization-detail';

/** Summary of the organization. */
export function OrganizationHead({ organization }: { readonly organization: DetailOrganization }) {
  const { primary, more } = phoneCell(organization.organizationPhones);
  return (
    <Card
      aria-label="Organization"
      p="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
    >
      <chakra.div display="flex" alignItems="center" gap="3" minW="0">
        <Tile size="head">
          <Building2 size={20} aria-hidden />
        </Tile>
        <chakra.div minW="0">
          <chakra.h2 textStyle="section" overflowWrap="anywhere">
            {organization.name}
          </chakra.h2>
          <MetaLine
            parts={[
              <chakra.span key="email" overflowWrap="anywhere">
                {organization.emailAddress}
              </chakra.span>,
              primary && (
                <chakra.span key="phone" whiteSpace="nowrap">
                  {primary} {more}
                </chakra.span>
              ),
            ]}
          />
        </chakra.div>
      </chakra.div>
      <Facts
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, auto)' }}
        columnGap="6"
        rowGap="3"
        w={{ base: 'full', md: 'auto' }}
      >
        <Fact label="Account number">{organization.accountno}</Fact>
        <Fact label="Locations">{organization.locationCount}</Fact>
        <Fact label="PIMS">{organization.isPIMSEnabled ? 'On' : 'Off'}</Fact>
        <Fact label="Status">
          <ActiveBadge isActive={organization.isActive} />
        </Fact>
      </Facts>
    </Card>
  );
}
