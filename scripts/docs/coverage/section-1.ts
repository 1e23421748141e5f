import { answer, endToEnd, item, rendered, type Section, story, unit } from './item.ts'

export const section1: Section = {
  number: 1,
  title: 'What the product does and for whom',
  parts: [
    {
      title: 'Accounts',
      items: [
        item(
          'There are two types of account: job seeker and recruiter',
          ['openapi.yaml#AccountType', 'src/features/session/account-types.ts#accountTypes'],
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
          answer('login-with-google', 'signs in either type'),
        ),
        item(
          'Using it costs nothing, but for featuring a job, which is optional',
          ['src/features/marketing/content/about.ts', 'src/features/marketing/content/services.ts'],
          endToEnd('guides', '/services: from the footer, to the price'),
        ),
        item(
          'Signing in takes two steps: e-mail and account type, then a code',
          [
            'src/features/session/LoginScreen.tsx#LoginScreen',
            'src/features/session/VerifyScreen.tsx#VerifyScreen',
          ],
          endToEnd('routes-session', '/login, /verify: a countdown'),
          story('screens/SignIn', 'Both steps'),
        ),
        item(
          'Signing in works through an identity provider, too',
          ['src/features/session/GoogleSignIn.tsx#GoogleSignIn'],
          endToEnd('third-parties', 'signs in with Google by a known address'),
        ),
      ],
    },
    {
      title: 'Recruiters',
      items: [
        item(
          'post jobs',
          ['src/features/jobs/PostJobScreen.tsx#PostJobScreen'],
          endToEnd('routes-recruiter', '/post: who may'),
        ),
        item(
          'edit and delete their own jobs',
          [
            'src/features/jobs/EditJobScreen.tsx#EditJobScreen',
            'src/features/jobs/MyJobsScreen.tsx#MyJobsScreen',
          ],
          endToEnd('edit-job', '/jobs/{id}/edit: an approved job stays approved'),
          endToEnd('routes-recruiter', '/my: search and page in the address'),
        ),
        item(
          'see who has applied for a job',
          ['src/features/applications/ApplicantsSection.tsx#ApplicantsSection'],
          story('screens/JobDetail', 'Owner'),
          answer(
            'jobs/fetch-single',
            'shows the owner all applications, newest first, with views, count and price',
          ),
        ),
        item(
          'download the CVs of the applicants they select',
          ['src/api/applicants.ts#downloadCvsMutation', 'mocks/api/jobs/download-cvs.ts'],
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
          answer('jobs/download-cvs', 'packs the CVs of the chosen applications into a ZIP'),
        ),
        item(
          'set the status of each applicant',
          ['src/features/applications/ApplicantsStatusField.tsx#ApplicantsStatusField'],
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
          story('screens/JobDetail', 'Status fails'),
        ),
        item(
          'pay for featuring a job for 30 days by bank transfer, with an uploaded receipt',
          ['src/features/payments/BankTransfer.tsx#BankTransfer'],
          endToEnd('feature-job', '/jobs/{id}/feature: by bank, approved at the desk'),
        ),
        item(
          'or by card, through a card payment provider',
          ['src/features/payments/CardPayment.tsx#CardPayment'],
          endToEnd('feature-job', '/jobs/{id}/feature: by card, declined'),
        ),
        item(
          'have a company page with cover photo, logo, about text and posts',
          [
            'src/features/talent/RecruiterScreen.tsx#RecruiterScreen',
            'src/features/profile/ProfileForm.tsx#ProfileForm',
          ],
          rendered('a company has its cover'),
          story('screens/Talent', 'Company'),
          endToEnd('profile', '/profile: a new cover is shown at once'),
          story('screens/ProfileParts', 'Posts of a company'),
        ),
        item(
          'add employees by e-mail address, and remove them',
          [
            'src/features/employees/EmployeeAdd.tsx#EmployeeAdd',
            'src/features/employees/Employees.tsx#Employees',
          ],
          endToEnd('profile-parts', 'an employee is invited, accepts, and is removed'),
        ),
        item(
          'see what they have paid, and their receipts',
          [
            'src/features/profile/PaymentsTab.tsx#PaymentsTab',
            'src/features/profile/ReceiptsTab.tsx#ReceiptsTab',
          ],
          endToEnd('profile', '/profile/payments, /profile/receipts: the tables'),
        ),
      ],
    },
    {
      title: 'Job seekers',
      items: [
        item(
          'browse jobs and search them',
          [
            'src/features/jobs/JobListsScreen.tsx#JobListsScreen',
            'src/features/jobs/SearchScreen.tsx#SearchScreen',
          ],
          endToEnd('routes-jobs', '/jobs: tab and page stand in the address'),
          endToEnd('routes-jobs', '/search: filters, chips and the way back'),
        ),
        item(
          'bookmark jobs',
          [
            'src/features/jobs/BookmarkButton.tsx#BookmarkButton',
            'src/features/kept/BookmarksScreen.tsx#BookmarksScreen',
          ],
          endToEnd('kept', '/bookmarks: a job that was bookmarked stands there'),
        ),
        item(
          'follow companies',
          [
            'src/features/follows/FollowButton.tsx#FollowButton',
            'src/features/kept/FollowingsScreen.tsx#FollowingsScreen',
          ],
          endToEnd('talent', '/recruiter/{id}: from a job to its company, followed'),
          endToEnd('kept', '/followings: a company is left and followed again'),
        ),
        item(
          'upload CVs',
          ['src/features/cvs/CvUpload.tsx#CvUpload'],
          endToEnd('routes-seeker', '/cv-manager: upload, default'),
        ),
        item(
          'apply for a job with a CV they choose',
          ['src/features/applications/ApplyPanel.tsx#ApplyPanel'],
          endToEnd('routes-jobs', '/jobs/{id} for a job seeker: bookmark, follow and apply'),
          unit('src/features/applications/ApplyPanelValues', 'is what the person chose'),
        ),
        item(
          'see what becomes of their applications',
          [
            'src/features/applications/MyAppliedScreen.tsx#MyAppliedScreen',
            'src/features/applications/ApplicationScreen.tsx#ApplicationScreen',
          ],
          endToEnd('routes-seeker', '/my-applied, /application/{id}: search and page'),
        ),
        item(
          'keep a profile: about text, workplace, location, summary, job preferences, projects, education, experience and certificates',
          [
            'src/features/profile/ProfileForm.tsx#ProfileForm',
            'src/features/profile/ProfileRows.tsx#ProfileRows',
            'src/features/projects/OwnProjects.tsx#OwnProjects',
          ],
          answer('save-profile', 'saves what a job seeker can fill in'),
          endToEnd('profile', '/profile: what is edited is there after a reload'),
          endToEnd('profile-parts', '/profile: a project is added'),
        ),
        item(
          'post updates with pictures or videos',
          ['src/features/posts/PostComposer.tsx#PostComposer'],
          endToEnd('profile-parts', '/profile: a post with two pictures'),
          story('screens/ProfileParts', 'Posting twice quickly'),
        ),
        item(
          'accept, decline or remove the requests of employers',
          ['src/features/employees/Employers.tsx#Employers'],
          endToEnd('profile-parts', 'an employee is invited, accepts, and is removed'),
          story('screens/ProfileParts', 'Declining'),
          story('screens/ProfileParts', 'Removing an employer'),
        ),
      ],
    },
    {
      title: 'Visitors, and the pages about the product',
      items: [
        item(
          'Visitors look through talent, the pages of people and those of companies',
          [
            'src/features/talent/FindTalentScreen.tsx#FindTalentScreen',
            'src/features/talent/UserScreen.tsx#UserScreen',
            'src/features/talent/RecruiterScreen.tsx#RecruiterScreen',
          ],
          endToEnd('talent', '/find-talent: search, a person'),
          story('screens/Talent', 'Company'),
        ),
        item(
          'They write through a contact form',
          ['src/features/marketing/ContactForm.tsx#ContactForm'],
          endToEnd('routes-home', '/about and /contact: what the product is'),
          answer('send-message', 'reaches the mailbox of the people who run the site'),
        ),
        item(
          'They subscribe to a newsletter',
          ['src/features/marketing/NewsletterForm.tsx#NewsletterForm'],
          endToEnd('routes-home', '/: testimonials can be stopped'),
          answer('subscribe', 'thanks by e-mail'),
        ),
        item(
          'There is content about services, questions and answers, the product itself, and a carousel of testimonials',
          [
            'src/features/marketing/ServicesScreen.tsx#ServicesScreen',
            'src/features/marketing/FaqsScreen.tsx#FaqsScreen',
            'src/features/marketing/AboutScreen.tsx#AboutScreen',
            'src/features/marketing/HomeLower.tsx#HomeLower',
          ],
          endToEnd('guides', '/faqs: an answer opens by its address'),
          endToEnd('guides', '/services: from the footer'),
          endToEnd('routes-home', '/about and /contact: what the product is'),
          story('screens/Home', 'Testimonials'),
        ),
        item(
          'The testimonials are ten, fixed, each with a link to its source',
          ['src/features/marketing/content/testimonials.ts#testimonialsContent'],
          unit('src/features/marketing/content', 'there are ten testimonials'),
        ),
        item(
          'The footer has fixed contact details',
          ['src/shell/Footer.tsx#Footer', 'src/shell/contact-details.ts#contactDetails'],
          rendered('the footer has phone'),
        ),
        item(
          'The footer has links to social networks',
          ['src/shell/Footer.tsx#Footer', 'src/shell/contact-details.ts#contactDetails'],
          rendered('the footer leads to the social networks'),
        ),
      ],
    },
  ],
}
