import * as unknownCall from '@/app/api/[...path]/route';
import * as accountAgeHold from '@/app/api/account/age-hold/route';
import * as accountChatDelete from '@/app/api/account/chats/[sessionId]/delete/route';
import * as accountChats from '@/app/api/account/chats/route';
import * as accountCheckInsStop from '@/app/api/account/check-ins/stop/route';
import * as accountDelete from '@/app/api/account/delete/route';
import * as accountDeviceSignOut from '@/app/api/account/devices/[id]/sign-out/route';
import * as accountDevices from '@/app/api/account/devices/route';
import * as accountDevicesSignOutOthers from '@/app/api/account/devices/sign-out-others/route';
import * as accountExport from '@/app/api/account/export/route';
import * as accountHistory from '@/app/api/account/history/route';
import * as accountIssues from '@/app/api/account/issues/route';
import * as accountLimits from '@/app/api/account/limits/route';
import * as accountLockChallenge from '@/app/api/account/lock/challenge/route';
import * as accountLockClose from '@/app/api/account/lock/close/route';
import * as accountLockDeviceRemove from '@/app/api/account/lock/devices/[id]/remove/route';
import * as accountLockDevices from '@/app/api/account/lock/devices/route';
import * as accountLockOff from '@/app/api/account/lock/off/route';
import * as accountLockOpen from '@/app/api/account/lock/open/route';
import * as accountLock from '@/app/api/account/lock/route';
import * as accountMailing from '@/app/api/account/mailing/route';
import * as accountMobileCode from '@/app/api/account/mobile/code/route';
import * as accountMobileVerify from '@/app/api/account/mobile/verify/route';
import * as accountNickname from '@/app/api/account/nickname/route';
import * as accountPauseEnd from '@/app/api/account/pause/end/route';
import * as accountPause from '@/app/api/account/pause/route';
import * as accountPayments from '@/app/api/account/payments/route';
import * as accountPushOff from '@/app/api/account/push/[id]/off/route';
import * as accountPushDevice from '@/app/api/account/push/[id]/route';
import * as accountPush from '@/app/api/account/push/route';
import * as accountReceipt from '@/app/api/account/receipts/[orderId]/route';
import * as accountRefunds from '@/app/api/account/refunds/route';
import * as accountReviews from '@/app/api/account/reviews/route';
import * as account from '@/app/api/account/route';
import * as accountSuspension from '@/app/api/account/suspension/route';
import * as accountUse from '@/app/api/account/use/route';
import * as signInCallback from '@/app/api/auth/callback/google/route';
import * as chatFeedback from '@/app/api/chat/feedback/route';
import * as chatMessageById from '@/app/api/chat/message/[messageId]/route';
import * as chatMessage from '@/app/api/chat/message/route';
import * as chatMessages from '@/app/api/chat/messages/[sessionId]/route';
import * as chatNews from '@/app/api/chat/news/[sessionId]/route';
import * as chatPictureById from '@/app/api/chat/picture/[pictureId]/route';
import * as chatPicture from '@/app/api/chat/picture/route';
import * as chatReport from '@/app/api/chat/report/route';
import * as chatReword from '@/app/api/chat/reword/route';
import * as chatRow from '@/app/api/chat/row/route';
import * as chatSessionById from '@/app/api/chat/session/[sessionId]/route';
import * as chatSession from '@/app/api/chat/session/route';
import * as chatStop from '@/app/api/chat/stop/route';
import * as chatWelcome from '@/app/api/chat/welcome/[sessionId]/route';
import * as chatRead from '@/app/api/chats/[sessionId]/read/route';
import * as ownChat from '@/app/api/chats/[sessionId]/route';
import * as ownChats from '@/app/api/chats/route';
import * as chatSearch from '@/app/api/chats/search/route';
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
import * as userLanguage from '@/app/api/user/language/route';
import * as userMe from '@/app/api/user/me/route';
import * as userPicture from '@/app/api/user/picture/route';
import * as userRegister from '@/app/api/user/register/route';
import * as userStarter from '@/app/api/user/starter/route';
import * as vitals from '@/app/api/vitals/route';
import * as signIn from '@/app/auth/google/route';
import * as signOut from '@/app/auth/logout/route';
import * as healthz from '@/app/healthz/route';
import * as mailStop from '@/app/mail/stop/[token]/route';
import * as metrics from '@/app/metrics/route';
import * as notes from '@/app/notes/route';
import * as pixel from '@/app/pixel/route';
import * as readyz from '@/app/readyz/route';
import * as offlineWorker from '@/app/sw.js/route';
import * as texts from '@/app/texts/[file]/route';
import { CONSOLE_ROUTES } from './console-calls';
import { callFinder, type RouteModule } from './find-call';

/**
 * Every call of the product: its path, and the route.ts that Next would answer it with. The other route.ts files are
 * prerendered (feed and share images). tests/contract/endpoints.test.ts keeps this list complete.
 */
export const ROUTES: Readonly<Record<string, RouteModule>> = {
  ...CONSOLE_ROUTES,
  '/api/[...path]': unknownCall,
  '/api/account/age-hold': accountAgeHold,
  '/api/account/chats/[sessionId]/delete': accountChatDelete,
  '/api/account/chats': accountChats,
  '/api/account/check-ins/stop': accountCheckInsStop,
  '/api/account/delete': accountDelete,
  '/api/account/devices/[id]/sign-out': accountDeviceSignOut,
  '/api/account/devices': accountDevices,
  '/api/account/devices/sign-out-others': accountDevicesSignOutOthers,
  '/api/account/export': accountExport,
  '/api/account/history': accountHistory,
  '/api/account/issues': accountIssues,
  '/api/account/limits': accountLimits,
  '/api/account/lock': accountLock,
  '/api/account/lock/challenge': accountLockChallenge,
  '/api/account/lock/close': accountLockClose,
  '/api/account/lock/devices/[id]/remove': accountLockDeviceRemove,
  '/api/account/lock/devices': accountLockDevices,
  '/api/account/lock/off': accountLockOff,
  '/api/account/lock/open': accountLockOpen,
  '/api/account/mailing': accountMailing,
  '/api/account/mobile/code': accountMobileCode,
  '/api/account/mobile/verify': accountMobileVerify,
  '/api/account/nickname': accountNickname,
  '/api/account/pause': accountPause,
  '/api/account/pause/end': accountPauseEnd,
  '/api/account/payments': accountPayments,
  '/api/account/push': accountPush,
  '/api/account/push/[id]': accountPushDevice,
  '/api/account/push/[id]/off': accountPushOff,
  '/api/account/receipts/[orderId]': accountReceipt,
  '/api/account/refunds': accountRefunds,
  '/api/account/reviews': accountReviews,
  '/api/account/suspension': accountSuspension,
  '/api/account/use': accountUse,
  '/api/account': account,
  '/api/auth/callback/google': signInCallback,
  '/api/chat/feedback': chatFeedback,
  '/api/chat/message/[messageId]': chatMessageById,
  '/api/chat/message': chatMessage,
  '/api/chat/messages/[sessionId]': chatMessages,
  '/api/chat/picture/[pictureId]': chatPictureById,
  '/api/chat/picture': chatPicture,
  '/api/chat/report': chatReport,
  '/api/chat/news/[sessionId]': chatNews,
  '/api/chat/session/[sessionId]': chatSessionById,
  '/api/chat/row': chatRow,
  '/api/chat/session': chatSession,
  '/api/chat/reword': chatReword,
  '/api/chat/stop': chatStop,
  '/api/chat/welcome/[sessionId]': chatWelcome,
  '/api/chats/[sessionId]/read': chatRead,
  '/api/chats/[sessionId]': ownChat,
  '/api/chats/search': chatSearch,
  '/api/chats': ownChats,
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
  '/api/user/language': userLanguage,
  '/api/user/me': userMe,
  '/api/user/picture': userPicture,
  '/api/user/register': userRegister,
  '/api/user/starter': userStarter,
  '/api/vitals': vitals,
  '/auth/google': signIn,
  '/auth/logout': signOut,
  '/healthz': healthz,
  '/mail/stop/[token]': mailStop,
  '/metrics': metrics,
  '/notes': notes,
  '/pixel': pixel,
  '/readyz': readyz,
  '/sw.js': offlineWorker,
  '/texts/[file]': texts,
};

export const findCall = callFinder(ROUTES);
