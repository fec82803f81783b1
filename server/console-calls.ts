import * as adminAgeHoldLift from '@/app/api/admin/age-holds/[reference]/lift/route';
import * as adminAgeHoldsExport from '@/app/api/admin/age-holds/export/route';
import * as adminAgeHolds from '@/app/api/admin/age-holds/route';
import * as adminAlert from '@/app/api/admin/alerts/[id]/route';
import * as adminAlertsExport from '@/app/api/admin/alerts/export/route';
import * as adminAlerts from '@/app/api/admin/alerts/route';
import * as adminAuditCheck from '@/app/api/admin/audit/check/route';
import * as adminAuditExport from '@/app/api/admin/audit/export/route';
import * as adminAudit from '@/app/api/admin/audit/route';
import * as adminCompanion from '@/app/api/admin/companions/[id]/route';
import * as adminCompanionService from '@/app/api/admin/companions/[id]/service/route';
import * as adminCompanionTakeBack from '@/app/api/admin/companions/[id]/take-back/route';
import * as adminCompanionTrial from '@/app/api/admin/companions/[id]/trial/route';
import * as adminCompanions from '@/app/api/admin/companions/route';
import * as adminComplaintMessage from '@/app/api/admin/complaints/[number]/message/route';
import * as adminComplaint from '@/app/api/admin/complaints/[number]/route';
import * as adminComplaintTalk from '@/app/api/admin/complaints/[number]/talk/route';
import * as adminComplaintsExport from '@/app/api/admin/complaints/export/route';
import * as adminComplaints from '@/app/api/admin/complaints/route';
import * as adminJobRetry from '@/app/api/admin/jobs/[queue]/[id]/retry/route';
import * as adminJobs from '@/app/api/admin/jobs/route';
import * as adminNoticesBack from '@/app/api/admin/notices/back/route';
import * as adminNoticesExport from '@/app/api/admin/notices/export/route';
import * as adminNotices from '@/app/api/admin/notices/route';
import * as adminOrder from '@/app/api/admin/orders/[orderId]/route';
import * as adminOrdersExport from '@/app/api/admin/orders/export/route';
import * as adminOrders from '@/app/api/admin/orders/route';
import * as adminOverview from '@/app/api/admin/overview/route';
import * as adminPersonCourtesy from '@/app/api/admin/people/[id]/courtesy/route';
import * as adminPersonDelete from '@/app/api/admin/people/[id]/delete/route';
import * as adminPersonExport from '@/app/api/admin/people/[id]/export/route';
import * as adminPersonLift from '@/app/api/admin/people/[id]/lift/route';
import * as adminPerson from '@/app/api/admin/people/[id]/route';
import * as adminPersonSignOut from '@/app/api/admin/people/[id]/sign-out/route';
import * as adminPersonSuspend from '@/app/api/admin/people/[id]/suspend/route';
import * as adminPeople from '@/app/api/admin/people/route';
import * as adminPromptActivate from '@/app/api/admin/prompts/[id]/activate/route';
import * as adminPromptEvaluate from '@/app/api/admin/prompts/[id]/evaluate/route';
import * as adminPrompt from '@/app/api/admin/prompts/[id]/route';
import * as adminPromptTrial from '@/app/api/admin/prompts/[id]/trial/route';
import * as adminPromptsExport from '@/app/api/admin/prompts/export/route';
import * as adminPromptsRollBack from '@/app/api/admin/prompts/roll-back/route';
import * as adminPrompts from '@/app/api/admin/prompts/route';
import * as adminRefundApprove from '@/app/api/admin/refunds/[id]/approve/route';
import * as adminRefundRefuse from '@/app/api/admin/refunds/[id]/refuse/route';
import * as adminRefundsExport from '@/app/api/admin/refunds/export/route';
import * as adminRefunds from '@/app/api/admin/refunds/route';
import * as adminRetention from '@/app/api/admin/retention/route';
import * as adminReviewHide from '@/app/api/admin/reviews/[id]/hide/route';
import * as adminReviewShow from '@/app/api/admin/reviews/[id]/show/route';
import * as adminReviewsExport from '@/app/api/admin/reviews/export/route';
import * as adminReviews from '@/app/api/admin/reviews/route';
import * as adminRoles from '@/app/api/admin/roles/route';
import * as adminSafetyMark from '@/app/api/admin/safety/[id]/mark/route';
import * as adminSafetyRead from '@/app/api/admin/safety/[id]/read/route';
import * as adminSafetyExamples from '@/app/api/admin/safety/examples/route';
import * as adminSafetyExport from '@/app/api/admin/safety/export/route';
import * as adminSafety from '@/app/api/admin/safety/route';
import * as adminSetting from '@/app/api/admin/settings/[name]/route';
import * as adminSettingsBack from '@/app/api/admin/settings/back/route';
import * as adminSettingsExport from '@/app/api/admin/settings/export/route';
import * as adminSettings from '@/app/api/admin/settings/route';
import * as adminSettlement from '@/app/api/admin/settlements/[id]/route';
import * as adminSettlementsExport from '@/app/api/admin/settlements/export/route';
import * as adminSettlements from '@/app/api/admin/settlements/route';
import * as adminStatementDownload from '@/app/api/admin/statements/download/route';
import * as adminStatements from '@/app/api/admin/statements/route';
import * as adminSurplusExport from '@/app/api/admin/surplus/export/route';
import * as adminSurplus from '@/app/api/admin/surplus/route';
import * as adminTalk from '@/app/api/admin/talks/[chatId]/route';
import * as adminWatchExport from '@/app/api/admin/watch/export/route';
import * as adminWatch from '@/app/api/admin/watch/route';
import * as adminWatchTest from '@/app/api/admin/watch/test/route';
import type { RouteModule } from './find-call';

/** The calls of the operators' console, by their paths. */
export const CONSOLE_ROUTES: Readonly<Record<string, RouteModule>> = {
  '/api/admin/settings/export': adminSettingsExport,
  '/api/admin/refunds/export': adminRefundsExport,
  '/api/admin/notices/export': adminNoticesExport,
  '/api/admin/age-holds/[reference]/lift': adminAgeHoldLift,
  '/api/admin/age-holds/export': adminAgeHoldsExport,
  '/api/admin/age-holds': adminAgeHolds,
  '/api/admin/alerts': adminAlerts,
  '/api/admin/alerts/[id]': adminAlert,
  '/api/admin/alerts/export': adminAlertsExport,
  '/api/admin/audit': adminAudit,
  '/api/admin/audit/check': adminAuditCheck,
  '/api/admin/audit/export': adminAuditExport,
  '/api/admin/companions': adminCompanions,
  '/api/admin/companions/[id]': adminCompanion,
  '/api/admin/companions/[id]/service': adminCompanionService,
  '/api/admin/companions/[id]/take-back': adminCompanionTakeBack,
  '/api/admin/companions/[id]/trial': adminCompanionTrial,
  '/api/admin/complaints': adminComplaints,
  '/api/admin/complaints/[number]': adminComplaint,
  '/api/admin/complaints/[number]/message': adminComplaintMessage,
  '/api/admin/complaints/[number]/talk': adminComplaintTalk,
  '/api/admin/complaints/export': adminComplaintsExport,
  '/api/admin/jobs': adminJobs,
  '/api/admin/jobs/[queue]/[id]/retry': adminJobRetry,
  '/api/admin/notices': adminNotices,
  '/api/admin/notices/back': adminNoticesBack,
  '/api/admin/orders': adminOrders,
  '/api/admin/orders/[orderId]': adminOrder,
  '/api/admin/orders/export': adminOrdersExport,
  '/api/admin/overview': adminOverview,
  '/api/admin/people': adminPeople,
  '/api/admin/people/[id]': adminPerson,
  '/api/admin/people/[id]/courtesy': adminPersonCourtesy,
  '/api/admin/people/[id]/delete': adminPersonDelete,
  '/api/admin/people/[id]/export': adminPersonExport,
  '/api/admin/people/[id]/lift': adminPersonLift,
  '/api/admin/people/[id]/sign-out': adminPersonSignOut,
  '/api/admin/people/[id]/suspend': adminPersonSuspend,
  '/api/admin/prompts/export': adminPromptsExport,
  '/api/admin/prompts': adminPrompts,
  '/api/admin/prompts/[id]': adminPrompt,
  '/api/admin/prompts/[id]/activate': adminPromptActivate,
  '/api/admin/prompts/[id]/evaluate': adminPromptEvaluate,
  '/api/admin/prompts/[id]/trial': adminPromptTrial,
  '/api/admin/prompts/roll-back': adminPromptsRollBack,
  '/api/admin/refunds': adminRefunds,
  '/api/admin/refunds/[id]/approve': adminRefundApprove,
  '/api/admin/refunds/[id]/refuse': adminRefundRefuse,
  '/api/admin/retention': adminRetention,
  '/api/admin/reviews': adminReviews,
  '/api/admin/reviews/[id]/hide': adminReviewHide,
  '/api/admin/reviews/[id]/show': adminReviewShow,
  '/api/admin/reviews/export': adminReviewsExport,
  '/api/admin/roles': adminRoles,
  '/api/admin/safety': adminSafety,
  '/api/admin/safety/[id]/mark': adminSafetyMark,
  '/api/admin/safety/[id]/read': adminSafetyRead,
  '/api/admin/safety/examples': adminSafetyExamples,
  '/api/admin/safety/export': adminSafetyExport,
  '/api/admin/settings': adminSettings,
  '/api/admin/settings/[name]': adminSetting,
  '/api/admin/settings/back': adminSettingsBack,
  '/api/admin/settlements': adminSettlements,
  '/api/admin/settlements/[id]': adminSettlement,
  '/api/admin/settlements/export': adminSettlementsExport,
  '/api/admin/statements': adminStatements,
  '/api/admin/statements/download': adminStatementDownload,
  '/api/admin/surplus': adminSurplus,
  '/api/admin/surplus/export': adminSurplusExport,
  '/api/admin/talks/[chatId]': adminTalk,
  '/api/admin/watch': adminWatch,
  '/api/admin/watch/export': adminWatchExport,
  '/api/admin/watch/test': adminWatchTest,
};
