import { answer, endToEnd, item, type Section, story, unit } from './item.ts'

export const section5: Section = {
  number: 5,
  title: 'Validation rules',
  parts: [
    {
      title: 'Post a job',
      items: [
        item(
          'A title is needed',
          ['src/features/jobs/PostJobValues.ts#postJobRules'],
          unit('src/features/jobs/PostJobValues', 'ask for what an empty form lacks'),
          answer('jobs/create', 'says what is missing'),
        ),
        item(
          'A currency is needed; the settings say which there are',
          [
            'src/features/jobs/PostJobValues.ts#postJobRules',
            'src/features/jobs/PostJobForm.tsx#PostJobForm',
          ],
          unit('src/features/jobs/PostJobValues', 'ask for what an empty form lacks'),
          story('screens/PostJob', 'Empty'),
          unit('mocks/services/job-input', 'has a known category and currency'),
        ),
        item(
          'The upper end of the salary is not below the lower one: else the literal sentence, and no call',
          ['src/features/jobs/PostJobValues.ts#postJobRules'],
          unit(
            'src/features/jobs/PostJobValues',
            'refuse a salary that runs downwards, in the literal words',
          ),
          endToEnd('routes-recruiter', '/post: who may'),
        ),
        item(
          'Both ends are 0 at least',
          ['src/features/jobs/PostJobValues.ts#wrongSalary'],
          unit('src/features/jobs/PostJobValues', 'refuse what is no salary'),
          answer('jobs/create', 'refuses %s'),
        ),
        item(
          'Vacancies are 1 at least, and 1 at first',
          [
            'src/features/jobs/PostJobValues.ts#wrongVacancies',
            'src/features/jobs/PostJobValues.ts#emptyPostJob',
          ],
          unit('src/features/jobs/PostJobValues', 'refuse %o vacancies'),
          story('screens/PostJob', 'Recruiter'),
          answer('jobs/create', 'begins pending, active, with one vacancy'),
        ),
        item(
          'The field for the place is there for on-site and hybrid jobs only',
          ['src/features/jobs/PostJobValues.ts#hasPlace', 'src/features/jobs/PostJobForm.tsx#PostJobForm'],
          story('screens/PostJob', 'Recruiter'),
        ),
        item(
          'A job is active at first',
          ['src/features/jobs/PostJobValues.ts#emptyPostJob'],
          story('screens/PostJob', 'Recruiter'),
          answer('jobs/create', 'begins pending, active, with one vacancy'),
        ),
      ],
    },
    {
      title: 'Accounts',
      items: [
        item(
          'Signing up needs name, e-mail, password and account type',
          ['src/features/session/SignUpScreen.tsx#SignUpScreen'],
          endToEnd('routes-session', '/signup: what is missing is named'),
          story('screens/SignIn', 'Sign up incomplete'),
        ),
        item(
          'Logging in needs e-mail and account type',
          ['src/features/session/LoginScreen.tsx#LoginScreen'],
          endToEnd('routes-session', '/login, /verify: a countdown'),
          answer('login', 'refuses a request without address or type'),
        ),
        item(
          'Verifying needs the code',
          ['src/features/session/VerifyScreen.tsx#VerifyScreen'],
          endToEnd('routes-session', '/login, /verify: a countdown'),
          answer('verify', 'asks for the code'),
        ),
        item(
          'A reset needs the code and the new password twice',
          ['src/features/session/ResetPasswordScreen.tsx#ResetPassword'],
          story('screens/Password', 'Reset incomplete'),
        ),
        item(
          'Which rules a new password has in the client is left open: the fields are needed, the server says the rest',
          ['src/features/profile/ChangePasswordTab.tsx#ChangePasswordTab'],
          story('screens/Profile', 'Change password'),
          answer('change-password', 'refuses a short new password'),
        ),
      ],
    },
    {
      title: 'Files',
      items: [
        item(
          'A CV is a PDF',
          ['src/features/cvs/cv-file.ts#cvFileRules', 'mocks/services/cvs.ts'],
          story('screens/CvManager', 'Refuses a text'),
          answer('cvs/upload', 'refuses %s that calls itself a PDF'),
        ),
        item(
          'It needs a title',
          ['src/features/cvs/CvUpload.tsx#CvUpload'],
          endToEnd('accessibility-forms', 'Upload a CV: told, mended, refused'),
          answer('cvs/upload', 'asks for file and title'),
        ),
        item(
          'A receipt is needed: a PDF or an image',
          ['src/features/payments/BankTransfer.tsx#receiptRules'],
          story('screens/FeatureJob', 'Receipt unfit'),
          answer('jobs/upload-receipt', 'judges the file by its content, and wants one'),
        ),
        item(
          'Profile picture and cover photo are images',
          ['src/features/profile/image-rules.ts#imageRules'],
          story('screens/Profile', 'Cover is no picture'),
          story('screens/Profile', 'Picture refused'),
          answer('save-profile', 'judges a picture by its content'),
        ),
        item(
          'Files of posts and projects are images and videos',
          ['src/features/media/media.ts#mediaRules'],
          story('screens/ProfileParts', 'Wrong files'),
          answer('projects/add', 'takes ten files, and no more, and only of the right kinds'),
        ),
      ],
    },
    {
      title: 'Other forms',
      items: [
        item(
          'Applying needs a chosen CV',
          ['src/features/applications/ApplyPanelValues.ts#applyRules'],
          unit('src/features/applications/ApplyPanelValues', 'ask for a selection'),
          answer('jobs/apply', 'wants a CV of one’s own'),
        ),
        item(
          'A profile needs a name',
          ['src/features/profile/profile-values.ts#profileRules'],
          story('screens/Profile', 'Without a name'),
          answer('save-profile', 'requires the name'),
        ),
        item(
          'The e-mail address cannot be changed',
          ['src/features/profile/ProfileForm.tsx#ProfileForm'],
          story('screens/Profile', 'Job seeker'),
          answer('save-profile', 'never changes e-mail and type'),
        ),
        item(
          'The address of a project is typed into a field for addresses',
          [
            'src/features/projects/ProjectForm.tsx#ProjectForm',
            'src/features/projects/project-values.ts#projectRules',
          ],
          story('screens/ProfileParts', 'Adding a project'),
          story('screens/ProfileParts', 'Adding a project wrongly'),
        ),
      ],
    },
    {
      title: 'The server',
      items: [
        item(
          'All else the server checks; its words are shown as they come',
          ['mocks/runtime/runtime.ts', 'src/ui/useForm.ts#readThrown'],
          story('screens/SignIn', 'Sign up taken'),
          unit('mocks/runtime/bad-input', '%s says in a sentence what is wrong, and changes nothing'),
        ),
      ],
    },
  ],
}
