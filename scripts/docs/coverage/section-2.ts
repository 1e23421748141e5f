import { answer, endToEnd, item, rendered, type Section, story, unit } from './item.ts'

/** Beside the table of routes, which is read from the sources. */
export const section2: Section = {
  number: 2,
  title: 'Screens and routes',
  parts: [
    {
      title: 'On every page',
      items: [
        item(
          'A sign of loading stands until the page is there, and then goes',
          ['index.html', 'src/shell/shell.css'],
          endToEnd('routes-page', 'the sign of loading stands until the app does'),
        ),
        item(
          'Past 300 px of scrolling a header sticks to the top of the window; before that it does not',
          ['src/shell/Header.tsx#stuck', 'src/ui/useScrolledPast.ts#useScrolledPast'],
          endToEnd('routes-page', 'past 300 px the header sticks'),
        ),
        item(
          'Past 300 px a button to the top fades in, and out again before that',
          ['src/ui/BackToTop.tsx#BackToTop'],
          endToEnd('routes-page', 'past 300 px the header sticks'),
          story('ui/Motion', 'To the top'),
        ),
        item(
          'It scrolls to the top within 1500 ms',
          ['src/ui/BackToTop.tsx#scrollToTop'],
          endToEnd('routes-page', 'past 300 px the header sticks'),
        ),
        item(
          'The title is “Home”, “About” or “Contact”, a dash and the product’s name on these three pages',
          ['src/product.ts#pageTitle', 'src/shell/titles.ts#titleFor'],
          endToEnd('routes-page', 'titles are literal'),
          unit('src/product', 'three pages have their own title'),
        ),
        item(
          'On every other page it is the product’s name',
          ['src/shell/titles.ts#titleFor'],
          unit('src/shell/titles', '%s is titled "%s"'),
        ),
        item(
          'The settings are fetched at the start; the chat is loaded only if they name it',
          ['src/shell/Rest.tsx#Rest', 'src/shell/chat.ts#useChat', 'src/api/site.ts#settingsQuery'],
          endToEnd('routes-page', 'scripts of third parties are asked for only where the settings name them'),
          endToEnd('third-parties', 'the chat comes once, opens, answers'),
        ),
        item(
          'The script for card payments is loaded only if they have its key',
          [
            'src/features/payments/FeatureJobScreen.tsx#FeatureJobScreen',
            'src/features/payments/card-library.ts#useCardLibrary',
          ],
          story('screens/FeatureJob', 'Only bank'),
          story('screens/CardPayment', 'No cards'),
          endToEnd('routes-page', 'scripts of third parties are asked for only where the settings name them'),
        ),
      ],
    },
    {
      title: 'Navigation',
      items: [
        item(
          'The header has Home, About, a Jobs menu and Contact',
          ['src/shell/Header.tsx#Header', 'src/shell/navigation.ts#headerLinks'],
          endToEnd('routes-page', 'the navigation names what it should'),
        ),
        item(
          'It has Login for who is signed out',
          ['src/shell/LoginLink.tsx#LoginLink'],
          endToEnd('routes-page', 'the navigation names what it should'),
        ),
        item(
          'Who is signed in has a menu with their name and the number of unread notifications',
          ['src/shell/UserMenu.tsx#UserMenu'],
          endToEnd('routes-seeker', '/notifications: what was new is marked'),
        ),
        item(
          '“Post A Job” is always there',
          ['src/shell/Header.tsx#Header'],
          endToEnd('routes-page', 'the navigation names what it should'),
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
        ),
        item(
          'The Jobs menu leads to /jobs, a job seeker also to /my-applied and a recruiter to /my',
          ['src/shell/navigation.ts#jobsMenu'],
          unit('src/shell/navigation', 'the Jobs menu fits who looks'),
        ),
        item(
          'The user menu leads to /profile and /notifications, a job seeker also to /cv-manager, /bookmarks and /followings',
          ['src/shell/user-menu-links.ts#userMenu'],
          unit('src/shell/navigation', 'the user menu fits the kind of account'),
        ),
        item(
          'It ends with Logout',
          ['src/shell/UserMenu.tsx#UserMenu', 'src/shell/useLogout.ts#useLogout'],
          endToEnd('routes-session', '/login, /verify: a countdown'),
        ),
        item(
          'The footer leads to eleven pages, /search among them with three empty filters',
          ['src/shell/Footer.tsx#Footer', 'src/shell/footer-links.ts#footerGroups'],
          endToEnd('routes-page', 'the navigation names what it should'),
          unit('src/shell/navigation', 'the footer leads to every page'),
        ),
      ],
    },
    {
      title: 'Home page',
      items: [
        item(
          'A search bar for keyword, category and location leads to /search with these three',
          ['src/features/jobs/SearchBar.tsx#SearchBar'],
          endToEnd('routes-home', '/: the search bar, a category and the tabs'),
          story('screens/Home', 'Leads to the search'),
        ),
        item(
          'Each category shows how many vacancies it has, and leads to its search',
          ['src/features/jobs/CategoryIndex.tsx#CategoryIndex'],
          endToEnd('routes-home', '/: the search bar, a category and the tabs'),
        ),
        item(
          'Full-time and part-time jobs stand under two tabs, each with a link “Browse More Jobs” to the search by nature',
          ['src/features/jobs/NewestJobs.tsx#NewestJobs'],
          endToEnd('routes-home', '/: the search bar, a category and the tabs'),
          story('screens/Home', 'Part time'),
        ),
        item(
          'Search A Job and Find Talent stand at its head',
          ['src/features/marketing/HomeScreen.tsx#HomeScreen'],
          endToEnd('routes-home', '/: the search bar, a category and the tabs'),
        ),
        item(
          'Below are services, a word about the product, testimonials, questions, the newsletter and a contact form',
          ['src/features/marketing/HomeLower.tsx#HomeLower'],
          endToEnd('routes-home', '/: testimonials can be stopped'),
        ),
      ],
    },
    {
      title: 'Finding and posting jobs',
      items: [
        item(
          '/post asks a visitor to log in',
          [
            'src/features/jobs/PostJobScreen.tsx#PostJobScreen',
            'src/features/session/RequireRole.tsx#RequireRole',
          ],
          story('screens/PostJob', 'Visitor'),
          endToEnd('routes-recruiter', '/post: who may'),
        ),
        item(
          'It asks a job seeker to log in as a recruiter',
          [
            'src/features/jobs/PostJobScreen.tsx#PostJobScreen',
            'src/features/session/RequireRole.tsx#RequireRole',
          ],
          story('screens/PostJob', 'Job seeker'),
          endToEnd('routes-recruiter', '/post: who may'),
        ),
        item(
          '/jobs has the lists of both natures under tabs, with pages',
          ['src/features/jobs/JobListsScreen.tsx#JobListsScreen'],
          endToEnd('routes-jobs', '/jobs: tab and page stand in the address'),
        ),
        item(
          '/my is a table with search, edit and delete, with pages',
          ['src/features/jobs/MyJobsScreen.tsx#MyJobsScreen'],
          endToEnd('routes-recruiter', '/my: search and page in the address'),
          story('screens/MyJobs', 'Ways on'),
          story('screens/MyJobs', 'Second page'),
        ),
        item(
          'At first both lists ask for page 1',
          ['src/api/jobs.ts#jobListsQuery', 'src/api/jobs.ts#myJobsQuery'],
          unit('src/api/first-calls', 'the lists of jobs begin with page 1'),
        ),
        item(
          '/jobs/{id}/edit changes a job',
          ['src/features/jobs/EditJobScreen.tsx#EditJobScreen'],
          endToEnd('edit-job', '/jobs/{id}/edit: an approved job stays approved'),
        ),
        item(
          '/search has filters beside the results',
          ['src/features/jobs/SearchScreen.tsx#SearchScreen', 'src/features/jobs/JobFilters.tsx#JobFilters'],
          endToEnd('routes-jobs', '/search: filters, chips and the way back'),
        ),
        item(
          'It reads keyword, category, location and nature from its address',
          ['src/features/jobs/search-params.ts#readSearch'],
          story('screens/Search', 'Filtered'),
          unit('src/features/jobs/search-params', 'comes back from its address as it was'),
        ),
        item(
          'Without a result it says “No jobs found.”',
          ['src/features/jobs/SearchScreen.tsx#SearchScreen', 'src/features/jobs/search-words.ts'],
          story('screens/Search', 'Nothing found'),
          endToEnd('routes-jobs', '/search: filters, chips and the way back'),
        ),
      ],
    },
    {
      title: 'One job, and featuring it',
      items: [
        item(
          'The owner of a job sees its applicants and its views instead of the form to apply',
          [
            'src/features/jobs/JobDetailScreen.tsx#JobDetailScreen',
            'src/features/jobs/JobDetailOwner.tsx#JobDetailOwner',
          ],
          story('screens/JobDetail', 'Owner'),
        ),
        item(
          'Everybody else sees the form to apply, or why they cannot',
          ['src/features/applications/ApplyPanel.tsx#ApplyPanel'],
          story('screens/JobDetail', 'Job seeker'),
          story('screens/JobDetail', 'Another recruiter'),
        ),
        item(
          'Who is signed out reads a prompt to log in there',
          ['src/features/applications/ApplyPanel.tsx#ApplyPanel'],
          story('screens/JobDetail', 'Visitor'),
          endToEnd('routes-jobs', '/jobs/{id} for a visitor: the facts'),
        ),
        item(
          'The form lists the person’s CVs, and one has to be chosen',
          [
            'src/features/applications/ApplyPanel.tsx#ApplyPanel',
            'src/features/applications/ApplyPanelValues.ts#applyRules',
          ],
          story('screens/JobDetail', 'Job seeker'),
          unit('src/features/applications/ApplyPanelValues', 'ask for a selection'),
        ),
        item(
          'A banner offers to feature the job: to its owner only',
          ['src/features/payments/FeatureBanner.tsx#FeatureBanner'],
          story('screens/FeatureJob', 'Banner'),
          story('screens/FeatureJob', 'No banner for others'),
        ),
        item(
          'and only while it is not featured',
          ['src/features/payments/FeatureBanner.tsx#FeatureBanner'],
          story('screens/FeatureJob', 'No banner while featured'),
          endToEnd('feature-job', '/jobs/{id}/feature: by card, declined'),
        ),
        item(
          'It names 30 days, a price in dollars that comes with the job, and 3 times the visibility',
          ['src/features/payments/FeatureBanner.tsx#FeatureBanner'],
          story('screens/FeatureJob', 'Banner'),
          endToEnd('feature-job', '/jobs/{id}/feature: by card, declined'),
        ),
        item(
          '/jobs/{id}/feature offers bank transfer and card',
          ['src/features/payments/FeatureJobScreen.tsx#FeatureJobScreen'],
          endToEnd('feature-job', '/jobs/{id}/feature: by card, declined'),
        ),
        item(
          'Bank transfer shows the bank’s details and takes a receipt',
          ['src/features/payments/BankTransfer.tsx#BankTransfer'],
          story('screens/FeatureJob', 'Bank'),
          story('screens/FeatureJob', 'Receipt sent'),
        ),
        item(
          'Card shows the field for the card and a button that pays',
          ['src/features/payments/CardPayment.tsx#CardPayment'],
          story('screens/FeatureJob', 'Card'),
          story('screens/FeatureJob', 'Paid by card'),
        ),
      ],
    },
    {
      title: 'CVs and applications',
      items: [
        item(
          '/cv-manager lists the CVs, takes new ones, sets the default and deletes',
          ['src/features/cvs/CvManagerScreen.tsx#CvManagerScreen'],
          endToEnd('routes-seeker', '/cv-manager: upload, default'),
        ),
        item(
          '/my-applied is a table of the own applications with search',
          ['src/features/applications/MyAppliedScreen.tsx#MyAppliedScreen'],
          endToEnd('routes-seeker', '/my-applied, /application/{id}: search and page'),
          story('screens/MyApplied', 'Full'),
        ),
        item(
          '/application/{id} shows one',
          ['src/features/applications/ApplicationScreen.tsx#ApplicationScreen'],
          story('screens/Application', 'Applied'),
          story('screens/Application', 'Received'),
        ),
      ],
    },
    {
      title: 'Accounts',
      items: [
        item(
          'Signing up leads to /login',
          ['src/features/session/SignUpScreen.tsx#SignUpScreen'],
          endToEnd('routes-session', '/signup: what is missing is named'),
          story('screens/SignIn', 'Signed up'),
        ),
        item(
          '/login has e-mail, account type and the button of the identity provider',
          ['src/features/session/LoginScreen.tsx#LoginScreen'],
          endToEnd('routes-session', '/login, /verify: a countdown'),
          story('screens/SignIn', 'Google'),
        ),
        item(
          'Its first step leads to /verify, where the e-mailed code is entered',
          ['src/features/session/VerifyScreen.tsx#VerifyScreen'],
          endToEnd('routes-session', '/login, /verify: a countdown'),
        ),
        item(
          '/forgot-password sends a link and leads to /reset-password/{email}',
          ['src/features/session/ForgotPasswordScreen.tsx#ForgotPasswordScreen'],
          endToEnd('password', '/forgot-password, /reset-password: a new password'),
        ),
        item(
          '/reset-password/{email} takes the code and a new password',
          ['src/features/session/ResetPasswordScreen.tsx#ResetPasswordScreen'],
          endToEnd('password', '/forgot-password, /reset-password: a new password'),
        ),
      ],
    },
    {
      title: 'Where notifications lead',
      items: [
        item(
          'What happened to a job, and a new application for it, lead to the job',
          ['src/features/notifications/notices.ts#placeOf'],
          unit('src/features/notifications/notices', '%s leads to its job'),
          endToEnd('routes-seeker', '/notifications: what was new is marked'),
        ),
        item(
          'A changed status leads to the application',
          ['src/features/notifications/notices.ts#placeOf'],
          unit('src/features/notifications/notices', 'of a changed status leads to its application'),
          endToEnd('journey', 'post, approve, search, apply, shortlist'),
        ),
        item(
          'The four kinds about employees lead to the profile',
          ['src/features/notifications/notices.ts#placeOf'],
          unit('src/features/notifications/notices', '%s leads to the profile'),
          endToEnd('profile-parts', 'an employee is invited, accepts, and is removed'),
        ),
        item(
          '/notifications lists them',
          ['src/features/notifications/NotificationsScreen.tsx#NotificationsScreen'],
          story('screens/Notifications', 'Job seeker'),
        ),
      ],
    },
    {
      title: 'Profile',
      items: [
        item(
          'The head has the way back to the home page as a breadcrumb',
          ['src/features/profile/ProfileScreen.tsx#ProfileScreen'],
          rendered('the profile begins with the way back'),
        ),
        item(
          'Beside the page are Profile and Change password, for a recruiter Receipts and Payments as well',
          ['src/features/profile/profile-tabs.ts#profileTabs'],
          story('screens/Profile', 'Job seeker'),
          story('screens/Profile', 'Recruiter'),
        ),
        item(
          'The last part of the address names the tab: none for the profile, receipts, payments or change-password',
          ['src/features/profile/profile-tabs.ts#readTab', 'src/routes/profile.{-$type}.tsx'],
          endToEnd('profile', '/profile: the tabs change the address'),
        ),
        item(
          'Another tab changes the address without a reload',
          ['src/features/profile/ProfileScreen.tsx#ProfileScreen'],
          endToEnd('profile', '/profile: the tabs change the address'),
        ),
        item(
          '“View profile” leads a job seeker to /user/{id}, a recruiter to /recruiter/{id}',
          ['src/features/profile/ProfileScreen.tsx#ViewProfile'],
          story('screens/Profile', 'Job seeker'),
          story('screens/Profile', 'Recruiter'),
        ),
        item(
          '“Update cover photo” shows the new one at once',
          ['src/features/profile/ProfileCover.tsx#ProfileCover'],
          story('screens/Profile', 'Cover preview'),
          endToEnd('profile', '/profile: a new cover is shown at once'),
        ),
        item(
          'The form has name, e-mail (to be read only), picture, about text and location',
          ['src/features/profile/ProfileForm.tsx#ProfileForm'],
          rendered('the profile of a $type has its own fields'),
          story('screens/Profile', 'Job seeker'),
          story('screens/Profile', 'Cover preview'),
          story('screens/Profile', 'Draft'),
        ),
        item(
          'A job seeker’s has “Working at” and the summary, too; a recruiter’s has not',
          ['src/features/profile/ProfileForm.tsx#ProfileForm'],
          rendered('the profile of a $type has its own fields'),
          story('screens/Profile', 'Job seeker'),
          story('screens/Profile', 'Session over'),
          story('screens/Profile', 'Recruiter'),
        ),
        item(
          'Job preferences are title, salary, cities and skills; the last two are lists with commas',
          [
            'src/features/profile/ProfileForm.tsx#ProfileForm',
            'src/features/profile/profile-values.ts#profileFields',
          ],
          rendered('the profile of a $type has its own fields'),
          unit('src/features/profile/profile-values', 'carries skills and cities cut at commas'),
          answer('save-profile', 'saves what a job seeker can fill in'),
        ),
        item(
          'Education, experiences and certificates are rows with “+ Add more” and a button that removes one',
          ['src/features/profile/ProfileRows.tsx#ProfileRows', 'src/features/profile/row-lists.ts'],
          rendered('the profile of a $type has its own fields'),
          story('screens/Profile', 'Rows'),
          endToEnd('profile', '/profile: what is edited is there after a reload'),
        ),
        item(
          '“Update” sends it all',
          ['src/features/profile/ProfileForm.tsx#ProfileForm'],
          endToEnd('profile', '/profile: what is edited is there after a reload'),
          story('screens/Profile', 'Saving'),
        ),
      ],
    },
    {
      title: 'Profile: posts',
      items: [
        item(
          'Below the form is a composer: a caption of 10 lines, several pictures or videos, and “Post”',
          [
            'src/features/posts/PostComposer.tsx#PostComposer',
            'src/features/media/MediaField.tsx#MediaField',
          ],
          story('screens/ProfileParts', 'Posts'),
          story('screens/ProfileParts', 'Posting'),
        ),
        item(
          'Under it are the own posts, each with Delete',
          ['src/features/posts/OwnPosts.tsx#OwnPosts'],
          story('screens/ProfileParts', 'Posts'),
          endToEnd('profile-parts', '/profile: a post with two pictures'),
        ),
        item(
          'Delete asks the question of the specification, word for word',
          ['src/features/posts/OwnPosts.tsx#OwnPosts'],
          story('screens/ProfileParts', 'Deleting a post'),
        ),
      ],
    },
    {
      title: 'Profile: employees and employers',
      items: [
        item(
          'A recruiter adds employees by e-mail address, and has a table with name, e-mail, status and action',
          [
            'src/features/employees/Employees.tsx#Employees',
            'src/features/employees/EmployeeAdd.tsx#EmployeeAdd',
          ],
          story('screens/ProfileParts', 'Employees'),
          story('screens/ProfileParts', 'Adding an employee'),
        ),
        item(
          'Delete asks the question of the specification, word for word',
          ['src/features/employees/Employees.tsx#Employees'],
          story('screens/ProfileParts', 'Removing an employee'),
        ),
        item(
          'A job seeker has a table of employers, only if there are any',
          ['src/features/employees/Employers.tsx#Employers'],
          story('screens/ProfileParts', 'Employers'),
          story('screens/ProfileParts', 'Nothing yet'),
        ),
        item(
          'A pending request has Accept and Decline; an answered one has Remove',
          ['src/features/employees/Employers.tsx#Employers'],
          story('screens/ProfileParts', 'Employers'),
        ),
        item(
          'Each of the three asks first',
          ['src/features/employees/Employers.tsx#Employers'],
          story('screens/ProfileParts', 'Accepting'),
          story('screens/ProfileParts', 'Declining'),
          story('screens/ProfileParts', 'Removing an employer'),
        ),
      ],
    },
    {
      title: 'Profile: projects',
      items: [
        item(
          'The form for a new project can be folded away',
          ['src/features/projects/OwnProjects.tsx#OwnProjects'],
          story('screens/ProfileParts', 'Adding a project'),
          story('screens/ProfileParts', 'Adding a project wrongly'),
        ),
        item(
          'Each project can be updated and deleted',
          ['src/features/projects/OwnProject.tsx#OwnProject'],
          story('screens/ProfileParts', 'Editing a project'),
          story('screens/ProfileParts', 'Deleting a project'),
        ),
        item(
          'Files are added to it, and deleted',
          ['src/features/projects/OwnProjectFiles.tsx#OwnProjectFiles'],
          story('screens/ProfileParts', 'Files of a project'),
        ),
      ],
    },
    {
      title: 'Profile: payments, receipts and password',
      items: [
        item(
          'Payments is a table of method, status, amount, what for, date and time',
          ['src/features/profile/PaymentsTab.tsx#PaymentsTab'],
          story('screens/Profile', 'Payments'),
        ),
        item(
          'It has pages',
          ['src/features/profile/PagedTable.tsx#PagedTable'],
          story('screens/Profile', 'Payments pages'),
          answer('payments/my', 'has pages and a total'),
        ),
        item(
          'Receipts is a table of number, type, what for, date and time',
          ['src/features/profile/ReceiptsTab.tsx#ReceiptsTab'],
          rendered('receipts stand in four columns'),
        ),
        item(
          'The number opens the file; underscores in the type are spaces',
          [
            'src/features/profile/ReceiptPreview.tsx#ReceiptPreview',
            'src/features/profile/payment-words.ts#typeWords',
          ],
          story('screens/Profile', 'Receipts'),
          unit('src/features/profile/payment-words', 'underscores are shown as spaces'),
        ),
        item(
          'It has pages, too',
          ['src/features/profile/PagedTable.tsx#PagedTable'],
          rendered('receipts stand in four columns'),
          answer('receipts/my', 'has pages and a total'),
        ),
        item(
          'Change password has the current password and the new one twice',
          ['src/features/profile/ChangePasswordTab.tsx#ChangePasswordTab'],
          story('screens/Profile', 'Change password'),
        ),
      ],
    },
    {
      title: 'Bookmarks and followings',
      items: [
        item(
          'A bookmark shows the job’s title, logo and name of the company',
          ['src/features/kept/BookmarkRow.tsx#BookmarkRow'],
          rendered('a bookmark shows'),
        ),
        item(
          '“Read More” leads to the job',
          ['src/features/kept/BookmarkRow.tsx#BookmarkRow'],
          story('screens/Bookmarks', 'Full'),
          endToEnd('kept', '/bookmarks: a job that was bookmarked stands there'),
        ),
        item(
          'A heart removes it',
          ['src/features/kept/BookmarkRow.tsx#BookmarkRow'],
          story('screens/Bookmarks', 'Removed at once'),
          endToEnd('kept', '/bookmarks: a job that was bookmarked stands there'),
        ),
        item(
          'They have pages',
          ['src/features/kept/BookmarksScreen.tsx#BookmarksScreen'],
          endToEnd('kept', '/bookmarks: pages stand in the address'),
        ),
        item(
          'A followed company leads to /recruiter/{company_id} and has Unfollow',
          ['src/features/kept/FollowingRow.tsx#FollowingRow'],
          story('screens/Followings', 'Full'),
          endToEnd('kept', '/followings: a company is left and followed again'),
        ),
      ],
    },
    {
      title: 'Page of a company',
      items: [
        item(
          'It has cover, logo and name',
          ['src/features/talent/ProfileHead.tsx#ProfileHead'],
          rendered('a company has its cover'),
        ),
        item(
          'Employees are counted in the heading of their list, and each leads to /user/{id}',
          ['src/features/talent/RecruiterScreen.tsx#RecruiterScreen'],
          rendered('a company counts its employees'),
          endToEnd('talent', '/recruiter/{id}: from a job to its company'),
        ),
        item(
          '“Job Listing” has pages',
          ['src/features/talent/RecruiterScreen.tsx#CompanyJobs'],
          rendered('a company lists its jobs'),
        ),
      ],
    },
    {
      title: 'Page of a person',
      items: [
        item(
          'It has cover, name, about text, workplace, location and e-mail address',
          ['src/features/talent/UserScreen.tsx#UserScreen'],
          rendered('a person has cover, name'),
        ),
        item(
          '“Download CV” is there if there is a CV',
          ['src/features/talent/DownloadCv.tsx#DownloadCv'],
          endToEnd('talent', '/user/{id}: the CV is downloaded'),
          story('screens/Talent', 'Bare person'),
        ),
        item(
          'Seven sections: summary, posts, projects, job preferences, education, experience and certificates',
          ['src/features/talent/UserScreen.tsx#UserScreen'],
          story('screens/Talent', 'Person'),
        ),
        item(
          'A section without content is absent',
          ['src/features/talent/UserScreen.tsx#UserScreen'],
          story('screens/Talent', 'Bare person'),
        ),
        item(
          'Each post can be liked, and no longer liked',
          ['src/features/posts/LikeButton.tsx#LikeButton'],
          story('screens/Talent', 'Like'),
          endToEnd('talent', '/user/{id}: the CV is downloaded'),
        ),
        item(
          'A project’s title leads to its address if it has one; “Time Taken” and description follow',
          ['src/features/projects/ProjectList.tsx#ProjectList'],
          story('screens/Talent', 'Person'),
          rendered('a project leads to its address'),
        ),
        item(
          'Skills are split at commas and the spaces after them; a skill may have several words ([rule 31](rules.md))',
          ['src/features/talent/words.ts#entriesOf'],
          unit('src/features/talent/words', 'keeps words together that are one skill'),
        ),
        item(
          'Education reads “degree - institute (year)”',
          ['src/features/talent/words.ts#educationWords'],
          unit('src/features/talent/words', 'is "degree - institute (year)"'),
        ),
        item(
          'Experience reads “designation at name (from - to)”',
          ['src/features/talent/words.ts#experienceWords'],
          unit('src/features/talent/words', 'is "designation at name (from - to)"'),
        ),
        item(
          'Certificates read “name - year”',
          ['src/features/talent/words.ts#certificateWords'],
          unit('src/features/talent/words', 'is "name - year"'),
        ),
      ],
    },
    {
      title: 'Talent search',
      items: [
        item(
          'What is typed is searched for when typing pauses',
          [
            'src/features/talent/FindTalentScreen.tsx#FindTalentScreen',
            'src/ui/useSettledText.ts#useSettledText',
          ],
          story('screens/Talent', 'Typing'),
        ),
        item(
          '“Total N user(s) found.” says how many there are',
          ['src/features/talent/words.ts#foundWords'],
          story('screens/Talent', 'Found'),
          unit('src/features/talent/words', 'tells how many people were found'),
        ),
        item(
          'A person is shown with picture, name, about text, workplace, location, e-mail address and a Profile button',
          ['src/features/talent/TalentRow.tsx#TalentRow'],
          rendered('somebody who was found'),
        ),
        item(
          'There are pages, and their number stands in the address',
          ['src/features/talent/FindTalentScreen.tsx#FindTalentScreen'],
          endToEnd('talent', '/find-talent: search, a person'),
        ),
      ],
    },
    {
      title: 'Pages about the product',
      items: [
        item(
          '/about, /faqs and /services are fixed pages',
          [
            'src/features/marketing/AboutScreen.tsx#AboutScreen',
            'src/features/marketing/FaqsScreen.tsx#FaqsScreen',
            'src/features/marketing/ServicesScreen.tsx#ServicesScreen',
          ],
          endToEnd('routes-home', '/about and /contact: what the product is'),
          endToEnd('guides', '/faqs: an answer opens by its address'),
          endToEnd('guides', '/services: from the footer'),
        ),
        item(
          '/contact has the form for a message',
          [
            'src/features/marketing/ContactScreen.tsx#ContactScreen',
            'src/features/marketing/ContactForm.tsx#ContactForm',
          ],
          endToEnd('routes-home', '/about and /contact: what the product is'),
        ),
      ],
    },
  ],
}
