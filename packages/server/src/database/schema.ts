import type { ExternalCheckTable } from './schema/external-check.js';
import type { ImpersonationEntryTable, ImpersonationTable, SupportConsentTable } from './schema/impersonation.js';
import type { FavoriteTable } from './schema/favorite.js';
import type { KnowledgeActivationTable, KnowledgePackageTable, WarningOverrideTable } from './schema/knowledge.js';
import type { ImportFilePartTable, ImportFileTable } from './schema/import-file.js';
import type { RecordAlertTable } from './schema/record-alert.js';
import type { RecordMergeTable } from './schema/merge.js';
import type { OrderHeaderTable, OrderLineTable } from './schema/order.js';
import type { ClientTable, PatientClientTable, PatientTable, RecordedWeightTable } from './schema/patient.js';
import type {
  FileImportTable,
  PimsImportRecordTable,
  PimsImportTable,
  PimsRefreshTable,
  PimsSyncTable,
} from './schema/pims-import.js';
import type {
  AppUserTable,
  DelegationTable,
  FeatureFlagTable,
  LocationTable,
  LocationUserTable,
  ModuleTable,
  OrganizationTable,
  PharmacyTable,
  PortalTypeTable,
  RoleModuleTable,
  RoleTable,
  ShortcutTable,
  SupportUserTable,
} from './schema/practice.js';
import type {
  IssueRecordTable,
  PrescriptionEventTable,
  PrescriptionTable,
  PrescriptionWorkflowTable,
} from './schema/prescription.js';
import type { RenewalGatesTable } from './schema/renewal.js';
import type { FlavorTable, ProductPresentationTable, ProductTable } from './schema/product.js';
import type {
  AuditHeadTable,
  AuditRecordTable,
  IdempotencyRecordTable,
  InboundEventTable,
  OutboxMessageTable,
} from './schema/proof.js';
import type { BreedTable, ReasonForCompoundTable, SpeciesTable, WorkflowStatusTable } from './schema/reference.js';
import type { QueueViewsTable, TaskNoteTable, TaskNotificationTable, TaskTable } from './schema/task.js';

/**
 * Every table of the schema `signa`, as both databases return it: ids are strings, numeric is a number, a date is
 * 'YYYY-MM-DD', a timestamptz is an ISO instant in UTC with milliseconds, jsonb is parsed.
 */
export interface Tables {
  pharmacy: PharmacyTable;
  portal_type: PortalTypeTable;
  organization: OrganizationTable;
  location: LocationTable;
  module: ModuleTable;
  role: RoleTable;
  role_module: RoleModuleTable;
  app_user: AppUserTable;
  support_user: SupportUserTable;
  location_user: LocationUserTable;
  delegation: DelegationTable;
  impersonation: ImpersonationTable;
  impersonation_entry: ImpersonationEntryTable;
  support_consent: SupportConsentTable;
  renewal_gates: RenewalGatesTable;
  feature_flag: FeatureFlagTable;
  species: SpeciesTable;
  breed: BreedTable;
  workflow_status: WorkflowStatusTable;
  reason_for_compound: ReasonForCompoundTable;
  product_presentation: ProductPresentationTable;
  flavor: FlavorTable;
  product: ProductTable;
  client: ClientTable;
  patient: PatientTable;
  patient_client: PatientClientTable;
  record_alert: RecordAlertTable;
  recorded_weight: RecordedWeightTable;
  record_merge: RecordMergeTable;
  pims_import: PimsImportTable;
  pims_import_record: PimsImportRecordTable;
  file_import: FileImportTable;
  import_file: ImportFileTable;
  import_file_part: ImportFilePartTable;
  pims_sync: PimsSyncTable;
  pims_refresh: PimsRefreshTable;
  shortcut: ShortcutTable;
  favorite: FavoriteTable;
  prescription: PrescriptionTable;
  prescription_workflow: PrescriptionWorkflowTable;
  prescription_event: PrescriptionEventTable;
  issue_record: IssueRecordTable;
  knowledge_package: KnowledgePackageTable;
  knowledge_activation: KnowledgeActivationTable;
  warning_override: WarningOverrideTable;
  external_check: ExternalCheckTable;
  task: TaskTable;
  queue_views: QueueViewsTable;
  task_note: TaskNoteTable;
  task_notification: TaskNotificationTable;
  order_header: OrderHeaderTable;
  order_line: OrderLineTable;
  audit_head: AuditHeadTable;
  audit_record: AuditRecordTable;
  outbox_message: OutboxMessageTable;
  inbound_event: InboundEventTable;
  idempotency_record: IdempotencyRecordTable;
}
