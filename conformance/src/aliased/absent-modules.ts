/** Modules of the public packages that ours don't have, and why. */
export const ABSENT: readonly {
  readonly package: string
  readonly names: string
  readonly because: string
}[] = [
  {
    package: 'data',
    names:
      'backups collections externalDatabaseConnections indexes movementJobs permissions scheduledWorkflows sharing tasks',
    because: 'sets up the content of the hosted platform; collections here are made by their first item',
  },
  {
    package: 'data',
    names: 'Expressions Filter PipelineBuilder QueryBuilder SearchBuilder SearchParams Sort Stages',
    because: 'builds requests that are given as plain objects too, or that the platform does not answer',
  },
  {
    package: 'ecom',
    names:
      'discountRules discountsCustomTrigger giftVouchers draftSubscriptionContracts subscriptionContracts orderPaymentRequests wishlists',
    because: 'things that a shop here does not have, or has under calls of its own',
  },
  {
    package: 'ecom',
    names:
      'backInStockSettings checkoutContent checkoutSettings checkoutTemplates ecommerceSettings ordersSettings tipSettings tippableStaff tips totalsCalculator',
    because: 'settings of the hosted platform; a shop here has settings of its own',
  },
  {
    package: 'ecom',
    names:
      'deliveryProfile deliverySolutions localDeliveryOptions pickupLocations shippingOptions shippoConfigurations contactTaxDetails manualTaxMappings taxCalculation taxExemptGroups taxGroups taxRegions taxSettings',
    because: 'delivery and taxes of the hosted platform; a shop here has settings of its own',
  },
  {
    package: 'members',
    names:
      'authentication authorization badgeAssignments badges badgesV2 customFieldApplications customFieldSuggestions customFields defaultPrivacy memberFollowers memberPrivacySettings memberReport memberRoleDefinition memberToMemberBlock membersAbout userMember',
    because: 'a community of members; a shop here has customers',
  },
  { package: 'reviews', names: 'reviewRequests', because: 'asks buyers for reviews; calls of merchants' },
  {
    package: 'stores',
    names:
      'abandonedCarts catalogImportsV3 productGroupsV3 promotionsV3 storesLocationsV3 subscriptionOptions wishlist',
    because: 'calls that the platform does not answer',
  },
]
