// Generated from openapi.yaml by npm run generate. Do not edit.
/** The fields of each answer besides its envelope. Calls without fields are left out. */
export const answers: Readonly<Record<string, string>> = {
  me: 'user:User',
  'login-with-google': 'access_token user:User',
  verify: 'access_token user:User',
  'fetch-settings': 'settings:Settings',
  'fetch-home': 'categories:*Category locations:*text full_time:*JobCard part_time:*JobCard',
  'categories/fetch': 'categories:*Category locations:*text',
  'jobs/create': 'id:id',
  'jobs/fetch': 'full_time:*JobCard part_time:*JobCard -pages:count -total:count',
  'jobs/my': 'jobs:*OwnJob -pages:count -total:count',
  'jobs/fetch-single': 'job:Job categories:*Category cvs:*Cv applications:*Application is_following:boolean',
  'jobs/search':
    'jobs:*JobCard -pages:count -total:count -company:Company -employees:*EmployeeLink -total_employees:count',
  'jobs/my-applications': 'applications:*Application -pages:count -total:count',
  'jobs/fetch-application': 'application:Application',
  'fetch-bank': 'bank:BankDetails',
  'payments/fetch-stripe-intent': 'client_secret',
  'receipts/my': 'receipts:*Receipt pages:count -total:count',
  'payments/my': 'payments:*Payment pages:count -total:count',
  'bookmarks/toggle': '-is_bookmarked:boolean',
  'bookmarks/fetch': 'bookmarks:*Bookmark pages:count -total:count',
  'followers/toggle': '-is_following:boolean',
  'followers/fetch': 'data:*Following',
  'cvs/fetch': 'cvs:*Cv',
  'cvs/upload': 'cv:Cv',
  'my-profile': 'projects:*Project posts:*Post employees:*EmployeeLink total_employees:count',
  'posts/create': 'post:Post',
  'employees/create': 'employee:EmployeeLink',
  'projects/add': 'project:Project',
  'projects/add-files': 'files:*AttachedFile',
  'users/find': 'user:PublicUser cv:Cv? projects:*Project posts:*Post',
  'users/fetch': 'users:*TalentCard total:count pages:count',
  'notifications/fetch': 'notifications:*Notification',
}

/** The fields of each object in an answer, by its name. */
export const shapes: Readonly<Record<string, string>> = {
  User: 'id:id name email type:AccountType profile_image? cover_photo? about? currently_working? currently_located? summary? desired_job_title? desired_salary? desired_cities? desired_skills? jobs_notifications:count education:*Education experiences:*Experience certificates:*Certificate',
  Education: 'degree institute year',
  Experience: 'name from to designation',
  Certificate: 'name year',
  Settings: 'currencies:*text stripe_pk? -google_client_id? tidio?',
  Category: 'category icon vacancies:count',
  JobCard:
    'id:id title type:JobType location? category nature:JobNature currency salary_from:number? salary_to:number? vacancies:count is_featured:bit is_bookmarked:boolean created_at:time user:JobOwner',
  JobOwner: 'id:id name profile_image?',
  OwnJob:
    'id:id title type:JobType location? category nature:JobNature currency salary_from:number? salary_to:number? vacancies:count is_featured:bit is_bookmarked:boolean created_at:time user:JobOwner status:JobStatus state:JobState views:count applicants:count',
  Job: 'id:id title type:JobType location? category nature:JobNature currency salary_from:number? salary_to:number? vacancies:count is_featured:bit is_bookmarked:boolean created_at:time user:JobOwner status:JobStatus state:JobState description -views:count -applicants:count -feature_price_per_month:number',
  Cv: 'id:id title path is_default:boolean',
  Application:
    'id:id status:ApplicationStatus created_at:time -changed_at:time user:Applicant cv:Cv company:CompanyBadge job:JobReference',
  Applicant: 'id:id name email about? profile_image?',
  CompanyBadge: 'name profile_image?',
  JobReference: 'id:id title',
  Company: '-id:id name cover_photo? profile_image?',
  EmployeeLink: 'id:id status:EmployeeStatus employee:LinkedPerson -recruiter:LinkedPerson',
  LinkedPerson: 'id:id name email profile_image?',
  BankDetails: 'bank_name account_name account_number iban swift_code method',
  Receipt: 'id:id type path job:JobReference table_id:id created_at:time',
  Payment:
    'id:id method:PaymentMethod status:PaymentStatus amount:number payment_obj:PaymentObject job:JobReference table_id:id created_at:time',
  PaymentObject: 'id:reference',
  Bookmark: 'id:id job:BookmarkedJob',
  BookmarkedJob: 'id:id title company:CompanyBadge -is_available:boolean',
  Following: 'id:id company_id:id name profile_image?',
  Project: 'id:id title url? time_took? description? files:*AttachedFile',
  AttachedFile: 'type:media path',
  Post: 'id:id caption? files:*AttachedFile user:PostAuthor created_at_relative is_bookmarked:boolean',
  PostAuthor: 'name profile_image?',
  PublicUser:
    'id:id name email type:AccountType profile_image? cover_photo? about? currently_working? currently_located? summary? desired_job_title? desired_salary? desired_cities? desired_skills? education:*Education experiences:*Experience certificates:*Certificate',
  TalentCard: 'id:id name email about? profile_image? currently_working? currently_located?',
  Notification:
    'id:id type:NotificationType title content table_id:id -created_at:time -is_new:boolean -job:JobReference? -status?',
}

/** The values of each enumeration in an answer, by its name. */
export const enumerations: Readonly<Record<string, string>> = {
  AccountType: 'job_seeker recruiter',
  JobType: 'remote on_site hybrid',
  JobNature: 'full_time part_time',
  JobStatus: 'active in_active',
  JobState: 'pending approved cancelled',
  ApplicationStatus: 'applied in_review shortlisted interviewing accepted not_considered',
  EmployeeStatus: 'pending accepted declined',
  PaymentMethod: 'stripe other',
  PaymentStatus: 'pending succeeded failed',
  NotificationType:
    'job_state_changed job_deleted new_job_application job_application_status_changed employee_request employee_request_declined employee_request_accepted employee_request_removed',
}
