import * as unknownCall from '@/app/api/[...path]/route';
import * as accountAgeHold from '@/app/api/account/age-hold/route';
import * as accountChatDelete from '@/app/api/account/chats/[sessionId]/delete/route';
import * as accountChats from '@/app/api/account/chats/route';
import * as accountDelete from '@/app/api/account/delete/route';
import * as accountDeviceSignOut from '@/app/api/account/devices/[id]/sign-out/route';
import * as accountDevices from '@/app/api/account/devices/route';
import * as accountDevicesSignOutOthers from '@/app/api/account/devices/sign-out-others/route';
import * as accountExport from '@/app/api/account/export/route';
import * as accountHistory from '@/app/api/account/history/route';
import * as accountIssues from '@/app/api/account/issues/route';
import * as accountMobileCode from '@/app/api/account/mobile/code/route';
import * as accountMobileVerify from '@/app/api/account/mobile/verify/route';
import * as accountPayments from '@/app/api/account/payments/route';
import * as accountReceipt from '@/app/api/account/receipts/[orderId]/route';
import * as accountRefunds from '@/app/api/account/refunds/route';
import * as accountReviews from '@/app/api/account/reviews/route';
import * as account from '@/app/api/account/route';
import * as accountSuspension from '@/app/api/account/suspension/route';
import * as adminAgeHoldLift from '@/app/api/admin/age-holds/[reference]/lift/route';
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
import * as adminPromptsRollBack from '@/app/api/admin/prompts/roll-back/route';
import * as adminPrompts from '@/app/api/admin/prompts/route';
import * as adminRefundApprove from '@/app/api/admin/refunds/[id]/approve/route';
import * as adminRefundRefuse from '@/app/api/admin/refunds/[id]/refuse/route';
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
import * as signInCallback from '@/app/api/auth/callback/google/route';
import * as chatFeedback from '@/app/api/chat/feedback/route';
import * as chatMessage from '@/app/api/chat/message/route';
import * as chatMessages from '@/app/api/chat/messages/[sessionId]/route';
import * as chatNews from '@/app/api/chat/news/[sessionId]/route';
import * as chatReport from '@/app/api/chat/report/route';
import * as chatSessionById from '@/app/api/chat/session/[sessionId]/route';
import * as chatSession from '@/app/api/chat/session/route';
import * as chatWelcome from '@/app/api/chat/welcome/[sessionId]/route';
import * as profileReviews from '@/app/api/companions/profile/[id]/reviews/route';
import * as profileById from '@/app/api/companions/profile/[id]/route';
import * as profileByName from '@/app/api/companions/profile/name/[name]/route';
import * as psychologists from '@/app/api/companions/psychologist/route';
import * as reviewById from '@/app/api/companions/reviews/[reviewId]/route';
import * as reviews from '@/app/api/companions/reviews/route';
import * as issues from '@/app/api/issues/route';
import * as memoryById from '@/app/api/memory/[id]/route';
import * as memory from '@/app/api/memory/route';
import * as memorySettings from '@/app/api/memory/settings/route';
import * as paymentRecharge from '@/app/api/payment/recharge/route';
import * as payment from '@/app/api/payment/route';
import * as paymentRs3 from '@/app/api/payment/rs3/route';
import * as paymentVerify from '@/app/api/payment/verify/route';
import * as paymentWebhook from '@/app/api/payment/webhook/route';
import * as referralGenerate from '@/app/api/referral/generate/route';
import * as referral from '@/app/api/referral/route';
import * as userConsent from '@/app/api/user/consent/route';
import * as userGuest from '@/app/api/user/guest/route';
import * as userMe from '@/app/api/user/me/route';
import * as userPicture from '@/app/api/user/picture/route';
import * as userRegister from '@/app/api/user/register/route';
import * as userStarter from '@/app/api/user/starter/route';
import * as vitals from '@/app/api/vitals/route';
import * as signIn from '@/app/auth/google/route';
import * as signOut from '@/app/auth/logout/route';
import * as healthz from '@/app/healthz/route';
import * as metrics from '@/app/metrics/route';
import * as pixel from '@/app/pixel/route';
import * as readyz from '@/app/readyz/route';
import { callFinder, type RouteModule } from './find-call';

/**
 * Every call of the product: its path, and the route.ts that Next would answer it with. The other route.ts files are
 * prerendered (feed and share images). tests/contract/endpoints.test.ts keeps this list complete.
 */
export const ROUTES: Readonly<Record<string, RouteModule>> = {
  '/api/[...path]': unknownCall,
  '/api/account/age-hold': accountAgeHold,
  '/api/account/chats/[sessionId]/delete': accountChatDelete,
  '/api/account/chats': accountChats,
  '/api/account/delete': accountDelete,
  '/api/account/devices/[id]/sign-out': accountDeviceSignOut,
  '/api/account/devices': accountDevices,
  '/api/account/devices/sign-out-others': accountDevicesSignOutOthers,
  '/api/account/export': accountExport,
  '/api/account/history': accountHistory,
  '/api/account/issues': accountIssues,
  '/api/account/mobile/code': accountMobileCode,
  '/api/account/mobile/verify': accountMobileVerify,
  '/api/account/payments': accountPayments,
  '/api/account/receipts/[orderId]': accountReceipt,
  '/api/account/refunds': accountRefunds,
  '/api/account/reviews': accountReviews,
  '/api/account/suspension': accountSuspension,
  '/api/account': account,
  '/api/admin/alerts': adminAlerts,
  '/api/admin/alerts/[id]': adminAlert,
  '/api/admin/watch': adminWatch,
  '/api/admin/watch/test': adminWatchTest,
  '/api/admin/audit': adminAudit,
  '/api/admin/audit/check': adminAuditCheck,
  '/api/admin/audit/export': adminAuditExport,
  '/api/admin/watch/export': adminWatchExport,
  '/api/admin/surplus/export': adminSurplusExport,
  '/api/admin/surplus': adminSurplus,
  '/api/admin/settlements/export': adminSettlementsExport,
  '/api/admin/safety/export': adminSafetyExport,
  '/api/admin/reviews/export': adminReviewsExport,
  '/api/admin/orders/export': adminOrdersExport,
  '/api/admin/complaints/export': adminComplaintsExport,
  '/api/admin/alerts/export': adminAlertsExport,
  '/api/admin/companions': adminCompanions,
  '/api/admin/companions/[id]': adminCompanion,
  '/api/admin/companions/[id]/service': adminCompanionService,
  '/api/admin/companions/[id]/take-back': adminCompanionTakeBack,
  '/api/admin/companions/[id]/trial': adminCompanionTrial,
  '/api/admin/complaints/[number]': adminComplaint,
  '/api/admin/complaints/[number]/message': adminComplaintMessage,
  '/api/admin/complaints/[number]/talk': adminComplaintTalk,
  '/api/admin/complaints': adminComplaints,
  '/api/admin/orders': adminOrders,
  '/api/admin/orders/[orderId]': adminOrder,
  '/api/admin/jobs': adminJobs,
  '/api/admin/jobs/[queue]/[id]/retry': adminJobRetry,
  '/api/admin/people': adminPeople,
  '/api/admin/people/[id]': adminPerson,
  '/api/admin/notices': adminNotices,
  '/api/admin/notices/back': adminNoticesBack,
  '/api/admin/people/[id]/courtesy': adminPersonCourtesy,
  '/api/admin/people/[id]/sign-out': adminPersonSignOut,
  '/api/admin/refunds': adminRefunds,
  '/api/admin/refunds/[id]/approve': adminRefundApprove,
  '/api/admin/refunds/[id]/refuse': adminRefundRefuse,
  '/api/admin/overview': adminOverview,
  '/api/admin/retention': adminRetention,
  '/api/admin/reviews': adminReviews,
  '/api/admin/reviews/[id]/hide': adminReviewHide,
  '/api/admin/reviews/[id]/show': adminReviewShow,
  '/api/admin/prompts': adminPrompts,
  '/api/admin/prompts/[id]': adminPrompt,
  '/api/admin/prompts/[id]/activate': adminPromptActivate,
  '/api/admin/prompts/[id]/evaluate': adminPromptEvaluate,
  '/api/admin/prompts/[id]/trial': adminPromptTrial,
  '/api/admin/prompts/roll-back': adminPromptsRollBack,
  '/api/admin/roles': adminRoles,
  '/api/admin/settings': adminSettings,
  '/api/admin/settings/[name]': adminSetting,
  '/api/admin/settings/back': adminSettingsBack,
  '/api/admin/people/[id]/suspend': adminPersonSuspend,
  '/api/admin/people/[id]/lift': adminPersonLift,
  '/api/admin/people/[id]/export': adminPersonExport,
  '/api/admin/people/[id]/delete': adminPersonDelete,
  '/api/admin/age-holds/[reference]/lift': adminAgeHoldLift,
  '/api/admin/settlements': adminSettlements,
  '/api/admin/settlements/[id]': adminSettlement,
  '/api/admin/statements': adminStatements,
  '/api/admin/statements/download': adminStatementDownload,
  '/api/admin/talks/[chatId]': adminTalk,
  '/api/admin/safety': adminSafety,
  '/api/admin/safety/examples': adminSafetyExamples,
  '/api/admin/safety/[id]/read': adminSafetyRead,
  '/api/admin/safety/[id]/mark': adminSafetyMark,
  '/api/auth/callback/google': signInCallback,
  '/api/chat/feedback': chatFeedback,
  '/api/chat/message': chatMessage,
  '/api/chat/messages/[sessionId]': chatMessages,
  '/api/chat/report': chatReport,
  '/api/chat/news/[sessionId]': chatNews,
  '/api/chat/session/[sessionId]': chatSessionById,
  '/api/chat/session': chatSession,
  '/api/chat/welcome/[sessionId]': chatWelcome,
  '/api/companions/profile/[id]/reviews': profileReviews,
  '/api/companions/profile/[id]': profileById,
  '/api/companions/profile/name/[name]': profileByName,
  '/api/companions/psychologist': psychologists,
  '/api/companions/reviews/[reviewId]': reviewById,
  '/api/companions/reviews': reviews,
  '/api/issues': issues,
  '/api/memory/[id]': memoryById,
  '/api/memory': memory,
  '/api/memory/settings': memorySettings,
  '/api/payment/recharge': paymentRecharge,
  '/api/payment': payment,
  '/api/payment/rs3': paymentRs3,
  '/api/payment/verify': paymentVerify,
  '/api/payment/webhook': paymentWebhook,
  '/api/referral/generate': referralGenerate,
  '/api/referral': referral,
  '/api/user/consent': userConsent,
  '/api/user/guest': userGuest,
  '/api/user/me': userMe,
  '/api/user/picture': userPicture,
  '/api/user/register': userRegister,
  '/api/user/starter': userStarter,
  '/api/vitals': vitals,
  '/auth/google': signIn,
  '/auth/logout': signOut,
  '/healthz': healthz,
  '/metrics': metrics,
  '/pixel': pixel,
  '/readyz': readyz,
};

export const findCall = callFinder(ROUTES);
