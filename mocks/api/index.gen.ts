// Generated from openapi.yaml by npm run generate. Do not edit.
import type { OperationSet } from '../operation.ts'
import { operation as me } from './me.ts'
import { operation as logout } from './logout.ts'
import { operation as register } from './register.ts'
import { operation as login } from './login.ts'
import { operation as loginWithGoogle } from './login-with-google.ts'
import { operation as verify } from './verify.ts'
import { operation as sendPasswordResetLink } from './send-password-reset-link.ts'
import { operation as resetPassword } from './reset-password.ts'
import { operation as changePassword } from './change-password.ts'
import { operation as fetchSettings } from './fetch-settings.ts'
import { operation as sendMessage } from './send-message.ts'
import { operation as subscribe } from './subscribe.ts'
import { operation as fetchHome } from './fetch-home.ts'
import { operation as categoriesFetch } from './categories/fetch.ts'
import { operation as jobsCreate } from './jobs/create.ts'
import { operation as jobsFetch } from './jobs/fetch.ts'
import { operation as jobsMy } from './jobs/my.ts'
import { operation as jobsDelete } from './jobs/delete.ts'
import { operation as jobsFetchSingle } from './jobs/fetch-single.ts'
import { operation as jobsUpdate } from './jobs/update.ts'
import { operation as jobsSearch } from './jobs/search.ts'
import { operation as jobsApply } from './jobs/apply.ts'
import { operation as jobsMyApplications } from './jobs/my-applications.ts'
import { operation as jobsFetchApplication } from './jobs/fetch-application.ts'
import { operation as jobsChangeApplicationStatus } from './jobs/change-application-status.ts'
import { operation as jobsDownloadCvs } from './jobs/download-cvs.ts'
import { operation as fetchBank } from './fetch-bank.ts'
import { operation as jobsUploadReceipt } from './jobs/upload-receipt.ts'
import { operation as paymentsFetchStripeIntent } from './payments/fetch-stripe-intent.ts'
import { operation as paymentsVerifyStripe } from './payments/verify-stripe.ts'
import { operation as receiptsMy } from './receipts/my.ts'
import { operation as paymentsMy } from './payments/my.ts'
import { operation as bookmarksToggle } from './bookmarks/toggle.ts'
import { operation as bookmarksFetch } from './bookmarks/fetch.ts'
import { operation as bookmarksRemove } from './bookmarks/remove.ts'
import { operation as followersToggle } from './followers/toggle.ts'
import { operation as followersFetch } from './followers/fetch.ts'
import { operation as followersRemove } from './followers/remove.ts'
import { operation as cvsFetch } from './cvs/fetch.ts'
import { operation as cvsUpload } from './cvs/upload.ts'
import { operation as cvsSetDefault } from './cvs/set-default.ts'
import { operation as cvsDelete } from './cvs/delete.ts'
import { operation as myProfile } from './my-profile.ts'
import { operation as saveProfile } from './save-profile.ts'
import { operation as postsCreate } from './posts/create.ts'
import { operation as postsDelete } from './posts/delete.ts'
import { operation as employeesCreate } from './employees/create.ts'
import { operation as employeesDelete } from './employees/delete.ts'
import { operation as employeesAcceptRequest } from './employees/accept-request.ts'
import { operation as employeesDeclineRequest } from './employees/decline-request.ts'
import { operation as employeesRemoveRequest } from './employees/remove-request.ts'
import { operation as projectsAdd } from './projects/add.ts'
import { operation as projectsAddFiles } from './projects/add-files.ts'
import { operation as projectsDeleteFile } from './projects/delete-file.ts'
import { operation as projectsUpdate } from './projects/update.ts'
import { operation as projectsDelete } from './projects/delete.ts'
import { operation as usersFind } from './users/find.ts'
import { operation as usersFetch } from './users/fetch.ts'
import { operation as notificationsFetch } from './notifications/fetch.ts'

/** The operation of every call. */
export const operations = {
  me: me,
  logout: logout,
  register: register,
  login: login,
  'login-with-google': loginWithGoogle,
  verify: verify,
  'send-password-reset-link': sendPasswordResetLink,
  'reset-password': resetPassword,
  'change-password': changePassword,
  'fetch-settings': fetchSettings,
  'send-message': sendMessage,
  subscribe: subscribe,
  'fetch-home': fetchHome,
  'categories/fetch': categoriesFetch,
  'jobs/create': jobsCreate,
  'jobs/fetch': jobsFetch,
  'jobs/my': jobsMy,
  'jobs/delete': jobsDelete,
  'jobs/fetch-single': jobsFetchSingle,
  'jobs/update': jobsUpdate,
  'jobs/search': jobsSearch,
  'jobs/apply': jobsApply,
  'jobs/my-applications': jobsMyApplications,
  'jobs/fetch-application': jobsFetchApplication,
  'jobs/change-application-status': jobsChangeApplicationStatus,
  'jobs/download-cvs': jobsDownloadCvs,
  'fetch-bank': fetchBank,
  'jobs/upload-receipt': jobsUploadReceipt,
  'payments/fetch-stripe-intent': paymentsFetchStripeIntent,
  'payments/verify-stripe': paymentsVerifyStripe,
  'receipts/my': receiptsMy,
  'payments/my': paymentsMy,
  'bookmarks/toggle': bookmarksToggle,
  'bookmarks/fetch': bookmarksFetch,
  'bookmarks/remove': bookmarksRemove,
  'followers/toggle': followersToggle,
  'followers/fetch': followersFetch,
  'followers/remove': followersRemove,
  'cvs/fetch': cvsFetch,
  'cvs/upload': cvsUpload,
  'cvs/set-default': cvsSetDefault,
  'cvs/delete': cvsDelete,
  'my-profile': myProfile,
  'save-profile': saveProfile,
  'posts/create': postsCreate,
  'posts/delete': postsDelete,
  'employees/create': employeesCreate,
  'employees/delete': employeesDelete,
  'employees/accept-request': employeesAcceptRequest,
  'employees/decline-request': employeesDeclineRequest,
  'employees/remove-request': employeesRemoveRequest,
  'projects/add': projectsAdd,
  'projects/add-files': projectsAddFiles,
  'projects/delete-file': projectsDeleteFile,
  'projects/update': projectsUpdate,
  'projects/delete': projectsDelete,
  'users/find': usersFind,
  'users/fetch': usersFetch,
  'notifications/fetch': notificationsFetch,
} satisfies OperationSet
