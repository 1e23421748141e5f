// Generated from openapi.yaml by npm run generate. Do not edit.
export interface paths {
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell who is signed in
         * @description Answers the account behind the token.
         */
        post: operations["me"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends this one session; others of the same account go on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description Creates an account of the chosen kind. An address can have one account only, whatever its kind and however it is capitalised.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a sign-in code
         * @description Mails a code of six digits that works once and for ten minutes. The answer is the same whether or not the account exists. A further code can be had after a minute.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login-with-google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google
         * @description Takes the credential from the identity provider: signed by it, issued to this app, not expired, of an address that it has verified. A known address is signed in, whatever the account's type; an unknown one is asked to sign up. A credential that proves no address gets one refusal, whatever is wrong with it.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code
         * @description Second step of signing in: trades the mailed code for a token. After five wrong tries the code is void.
         */
        post: operations["verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-password-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a new password
         * @description Mails a link and a code for choosing a new password. An unknown address gets the same answer.
         */
        post: operations["sendPasswordResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Sets a new password with the mailed code and ends all sessions of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Sets a new password after checking the present one, and ends the account's other sessions.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fetch-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the settings
         * @description Answers what the app loads before anything else.
         */
        post: operations["fetchSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Delivers the contact form to the people who run the site.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Adds an address to the newsletter. Doing so again is no error.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fetch-home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the home page
         * @description Answers the categories, the places and the newest jobs for both tabs of the home page.
         */
        post: operations["fetchHome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch categories and places
         * @description Answers what the search filters and the job form offer.
         */
        post: operations["categoriesFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post a job
         * @description Creates a job that waits for review before others see it.
         */
        post: operations["jobsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List jobs
         * @description Answers one page of full-time and one of part-time jobs, featured ones first, then the newest. One page number drives both lists.
         */
        post: operations["jobsFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own jobs
         * @description Answers one page of the caller's jobs in every state, newest first.
         */
        post: operations["jobsMy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a job
         * @description Nobody finds the job any more; what refers to it (applications, payments, receipts) still shows the title, and applicants are told.
         */
        post: operations["jobsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/fetch-single": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch one job
         * @description Answers a job in full. Its owner also gets views, price of featuring and the applications, filtered by `search`; a job seeker gets their own CVs and their own application, if any; everyone else gets empty lists. A job that is not approved is shown to its owner only. A removed job is refused with a word that says so.
         */
        post: operations["jobsFetchSingle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a job
         * @description Replaces the fields of a job; a place, salary or text left out is emptied. An approved job stays approved, a cancelled one goes back to review.
         */
        post: operations["jobsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search jobs, or list those of a company
         * @description A job matches when each word of the keyword is found somewhere in its texts, its category or its company's name, whatever the case and accents. Values within one list widen the result, different filters narrow it. Salary filters compare ranges and drop jobs without a salary. With `company_id` it lists one company's jobs, and with `fetch_company` it adds the head of the company page.
         */
        post: operations["jobsSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply to a job
         * @description Sends one of the caller's CVs to a visible job; a second application to the same job is refused.
         */
        post: operations["jobsApply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/my-applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own applications
         * @description Answers one page of the caller's applications, newest first.
         */
        post: operations["jobsMyApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/fetch-application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch one application
         * @description Answers an application to the two who are part of it: the applicant and the owner of the job.
         */
        post: operations["jobsFetchApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/change-application-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of an application
         * @description The job's owner can set any status at any time. The applicant is told of a real change.
         */
        post: operations["jobsChangeApplicationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/download-cvs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download applicants' CVs
         * @description Answers a ZIP file with the CVs of the named applications, even if it is only one. All of them must be applications to this job of the caller.
         */
        post: operations["jobsDownloadCvs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fetch-bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the bank details
         * @description Answers the account that a bank transfer goes to.
         */
        post: operations["fetchBank"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/upload-receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the receipt of a transfer
         * @description Stores the receipt and opens a pending payment, one at a time per job. The job is featured once the payment is approved. A job that is featured already is refused.
         */
        post: operations["jobsUploadReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/fetch-stripe-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare a card payment
         * @description Opens the card payment of a job, or finds the open one again; another price closes that one and opens a new one. A payment that has gone through and was not verified is found again as well, so that nobody pays twice. Refused where the settings have no `stripe_pk`, for a job that is featured or paid already, and while a bank transfer for it is being checked.
         */
        post: operations["paymentsFetchStripeIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/verify-stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a card payment
         * @description Checks with the provider that the payment belongs to this caller and job, is of the amount that was asked, and has gone through; then features the job for 30 days, a job that is not approved from its approval on. Calling again changes nothing. Money for a job that was deleted or featured meanwhile is kept for its payer, which the refusal and an e-mail say.
         */
        post: operations["paymentsVerifyStripe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own receipts
         * @description Answers one page of the caller's receipts, newest first.
         */
        post: operations["receiptsMy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own payments
         * @description Answers one page of the caller's payments, newest first.
         */
        post: operations["paymentsMy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bookmark a job or like a post
         * @description Switches the mark on or off. Jobs are for job seekers only, posts for everyone who is signed in.
         */
        post: operations["bookmarksToggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List bookmarked jobs
         * @description Answers one page of the caller's bookmarks, newest first, also those of jobs that left the lists.
         */
        post: operations["bookmarksFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookmarks/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a bookmark
         * @description Takes one of the caller's bookmarks off the list.
         */
        post: operations["bookmarksRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/followers/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow a company
         * @description Starts or stops following a recruiter.
         */
        post: operations["followersToggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/followers/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List followed companies
         * @description Answers all companies that the caller follows, newest first.
         */
        post: operations["followersFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/followers/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop following
         * @description Takes one company off the caller's list.
         */
        post: operations["followersRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own CVs
         * @description Answers all CVs of the caller, newest first.
         */
        post: operations["cvsFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a CV
         * @description Stores a PDF file. The first CV becomes the default by itself; asking for the default takes it from the others.
         */
        post: operations["cvsUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/set-default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the default CV
         * @description Makes one CV the default and takes that from the others.
         */
        post: operations["cvsSetDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cvs/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a CV
         * @description Deletes a CV together with the applications made with it. If it was the default, the newest remaining one takes its place.
         */
        post: operations["cvsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/my-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the lists of the own profile
         * @description Answers projects, posts and employee links of the caller. A recruiter sees everyone they added; a job seeker sees the companies that added them.
         */
        post: operations["myProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/save-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the own profile
         * @description Changes what is sent: a field that is left out stays, an empty text clears it, a list replaces the old one. The e-mail address cannot be changed.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a post
         * @description Publishes a text, files, or both; one of them is needed.
         */
        post: operations["postsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a post
         * @description Deletes one of the caller's posts with its files.
         */
        post: operations["postsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask someone to be an employee
         * @description Asks the job seeker with this address. Someone who was asked already or has accepted is refused; someone who declined can be asked again.
         */
        post: operations["employeesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an employee
         * @description The recruiter of the link ends it, whatever its status.
         */
        post: operations["employeesDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/accept-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an employer
         * @description The job seeker of the link agrees to a pending request.
         */
        post: operations["employeesAcceptRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/decline-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an employer
         * @description The job seeker of the link turns down a pending request.
         */
        post: operations["employeesDeclineRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/employees/remove-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove an employer
         * @description The job seeker of the link ends one that was accepted or declined.
         */
        post: operations["employeesRemoveRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a project
         * @description Adds a project to the caller's page.
         */
        post: operations["projectsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/add-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add files to a project
         * @description Stores further files with a project and answers all files that it has now.
         */
        post: operations["projectsAddFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/delete-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a file of a project
         * @description Takes one file off a project and deletes it.
         */
        post: operations["projectsDeleteFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a project
         * @description Replaces the texts of a project; a text left out is emptied. Files stay.
         */
        post: operations["projectsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/projects/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a project
         * @description Deletes a project with its files.
         */
        post: operations["projectsDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch a public page
         * @description Answers the page of a job seeker; for a recruiter it answers the about text and posts of the company page.
         */
        post: operations["usersFind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search talent
         * @description Answers one page of the job seekers that match.
         */
        post: operations["usersFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/fetch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the notifications
         * @description Answers the newest fifty and sets the count of unread ones to 0.
         */
        post: operations["notificationsFetch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch a stored file
         * @description Answers a file by the path that other answers carry. No token is asked for, since links and image tags cannot send one; names are long and cannot be guessed. A byte range can be asked for, so that videos can be wound forward.
         */
        get: operations["storageFetch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Number that names one record. */
        Id: number;
        /**
         * @description Page wanted, counted from 1. Anything that is no whole number of at least 1 counts as 1.
         * @default 1
         */
        Page: number;
        /** @description IANA name of the browser's time zone. A missing or unknown name counts as UTC, however long it is. */
        TimeZone: string;
        /**
         * @description Kind of account; fixed at sign-up.
         * @enum {string}
         */
        AccountType: "job_seeker" | "recruiter";
        /**
         * @description Where the work is done.
         * @enum {string}
         */
        JobType: "remote" | "on_site" | "hybrid";
        /**
         * @description How much of the week the job takes.
         * @enum {string}
         */
        JobNature: "full_time" | "part_time";
        /**
         * @description The owner's switch: an inactive job takes no applications.
         * @enum {string}
         */
        JobStatus: "active" | "in_active";
        /**
         * @description Outcome of the review before a job becomes visible.
         * @enum {string}
         */
        JobState: "pending" | "approved" | "cancelled";
        /**
         * @description Where an application stands.
         * @enum {string}
         */
        ApplicationStatus: "applied" | "in_review" | "shortlisted" | "interviewing" | "accepted" | "not_considered";
        /**
         * @description A status that the job's owner can set.
         * @enum {string}
         */
        StatusChoice: "applied" | "in_review" | "shortlisted" | "interviewing" | "accepted" | "not_considered";
        /**
         * @description Answer of the job seeker to an employer's request.
         * @enum {string}
         */
        EmployeeStatus: "pending" | "accepted" | "declined";
        /**
         * @description `stripe` is a card, `other` a bank transfer.
         * @enum {string}
         */
        PaymentMethod: "stripe" | "other";
        /**
         * @description How far a payment has come.
         * @enum {string}
         */
        PaymentStatus: "pending" | "succeeded" | "failed";
        /**
         * @description What happened; it decides where the notification leads.
         * @enum {string}
         */
        NotificationType: "job_state_changed" | "job_deleted" | "new_job_application" | "job_application_status_changed" | "employee_request" | "employee_request_declined" | "employee_request_accepted" | "employee_request_removed";
        /**
         * @description Kind of an attached file.
         * @enum {string}
         */
        FileType: "image" | "video";
        /** @description One line of someone's education. */
        Education: {
            /** @description Degree or course. */
            degree: string;
            /** @description School or university. */
            institute: string;
            /** @description Year of completion. */
            year: string;
        };
        /** @description One position someone held. */
        Experience: {
            /** @description Employer. */
            name: string;
            /** @description Start, as written by the person. */
            from: string;
            /** @description End, as written by the person. */
            to: string;
            /** @description Position held. */
            designation: string;
        };
        /** @description One certificate. */
        Certificate: {
            /** @description What was certified. */
            name: string;
            /** @description Year of issue. */
            year: string;
        };
        /** @description The caller's own account. */
        User: {
            id: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            type: components["schemas"]["AccountType"];
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
            /**
             * Format: uri-reference
             * @description Wide picture at the top of the page.
             */
            cover_photo: string | null;
            /** @description Text about the person or company. */
            about: string | null;
            /** @description Present workplace (job seekers). */
            currently_working: string | null;
            /** @description Present place. */
            currently_located: string | null;
            /** @description Professional summary (job seekers). */
            summary: string | null;
            /** @description Title of the job looked for. */
            desired_job_title: string | null;
            /** @description Salary hoped for, as written. */
            desired_salary: string | null;
            /** @description Cities, separated by commas. */
            desired_cities: string | null;
            /** @description Skills, separated by commas; one skill may hold several words. */
            desired_skills: string | null;
            /** @description Unread notifications. */
            jobs_notifications: number;
            /** @description Education, in the order given. */
            education: components["schemas"]["Education"][];
            /** @description Positions, in the order given. */
            experiences: components["schemas"]["Experience"][];
            /** @description Certificates, in the order given. */
            certificates: components["schemas"]["Certificate"][];
        };
        /** @description An account as everyone sees it. */
        PublicUser: {
            id: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            type: components["schemas"]["AccountType"];
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
            /**
             * Format: uri-reference
             * @description Wide picture at the top of the page.
             */
            cover_photo: string | null;
            /** @description Text about the person or company. */
            about: string | null;
            /** @description Present workplace (job seekers). */
            currently_working: string | null;
            /** @description Present place. */
            currently_located: string | null;
            /** @description Professional summary (job seekers). */
            summary: string | null;
            /** @description Title of the job looked for. */
            desired_job_title: string | null;
            /** @description Salary hoped for, as written. */
            desired_salary: string | null;
            /** @description Cities, separated by commas. */
            desired_cities: string | null;
            /** @description Skills, separated by commas; one skill may hold several words. */
            desired_skills: string | null;
            /** @description Education, in the order given. */
            education: components["schemas"]["Education"][];
            /** @description Positions, in the order given. */
            experiences: components["schemas"]["Experience"][];
            /** @description Certificates, in the order given. */
            certificates: components["schemas"]["Certificate"][];
        };
        /** @description A job seeker in the list of talent. */
        TalentCard: {
            id: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Text about the person or company. */
            about: string | null;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
            /** @description Present workplace (job seekers). */
            currently_working: string | null;
            /** @description Present place. */
            currently_located: string | null;
        };
        /** @description The job seeker behind an application. */
        Applicant: {
            id: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description Text about the person or company. */
            about: string | null;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description The recruiter who posted a job. */
        JobOwner: {
            id: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description One side of an employee link. */
        LinkedPerson: {
            id: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description A company by name and logo. */
        CompanyBadge: {
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description Head of a company page. */
        Company: {
            /** @description The recruiter's account. */
            id?: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Wide picture at the top of the page.
             */
            cover_photo: string | null;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description What the app needs to know before it starts. */
        Settings: {
            /** @description ISO 4217 codes a job can be paid in. */
            currencies: string[];
            /** @description Publishable key of the card payments; null when cards are not offered. */
            stripe_pk: string | null;
            /** @description Name of the app at the identity provider; null when there is no sign-in with Google. */
            google_client_id?: string | null;
            /**
             * Format: uri
             * @description Address of the chat widget's script; null when there is no chat.
             */
            tidio: string | null;
        };
        /** @description A field of work. */
        Category: {
            /** @description Name; it is also the key. */
            category: string;
            /** @description Short key of the picture to show, such as `code`. */
            icon: string;
            /** @description Open positions in the visible jobs of this category. */
            vacancies: number;
        };
        /** @description A job as an entry of a list. */
        JobCard: {
            id: components["schemas"]["Id"];
            /** @description Title of the job. */
            title: string;
            type: components["schemas"]["JobType"];
            /** @description Place of work; null for remote jobs. */
            location: string | null;
            /** @description Name of the category. */
            category: string;
            nature: components["schemas"]["JobNature"];
            /** @description ISO 4217 code of the salary. */
            currency: string;
            /** @description Lower end of the salary. */
            salary_from: number | null;
            /** @description Upper end of the salary. */
            salary_to: number | null;
            /** @description Open positions. */
            vacancies: number;
            /**
             * @description 1 while the job is featured.
             * @enum {integer}
             */
            is_featured: 0 | 1;
            /** @description Whether the caller has bookmarked it; false for visitors. */
            is_bookmarked: boolean;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            created_at: string;
            user: components["schemas"]["JobOwner"];
        };
        /** @description One of the caller's own jobs. */
        OwnJob: {
            id: components["schemas"]["Id"];
            /** @description Title of the job. */
            title: string;
            type: components["schemas"]["JobType"];
            /** @description Place of work; null for remote jobs. */
            location: string | null;
            /** @description Name of the category. */
            category: string;
            nature: components["schemas"]["JobNature"];
            /** @description ISO 4217 code of the salary. */
            currency: string;
            /** @description Lower end of the salary. */
            salary_from: number | null;
            /** @description Upper end of the salary. */
            salary_to: number | null;
            /** @description Open positions. */
            vacancies: number;
            /**
             * @description 1 while the job is featured.
             * @enum {integer}
             */
            is_featured: 0 | 1;
            /** @description Whether the caller has bookmarked it; false for visitors. */
            is_bookmarked: boolean;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            created_at: string;
            user: components["schemas"]["JobOwner"];
            status: components["schemas"]["JobStatus"];
            state: components["schemas"]["JobState"];
            /** @description Times others opened it. */
            views: number;
            /** @description Number of applications. */
            applicants: number;
        };
        /** @description A job in full. */
        Job: {
            id: components["schemas"]["Id"];
            /** @description Title of the job. */
            title: string;
            type: components["schemas"]["JobType"];
            /** @description Place of work; null for remote jobs. */
            location: string | null;
            /** @description Name of the category. */
            category: string;
            nature: components["schemas"]["JobNature"];
            /** @description ISO 4217 code of the salary. */
            currency: string;
            /** @description Lower end of the salary. */
            salary_from: number | null;
            /** @description Upper end of the salary. */
            salary_to: number | null;
            /** @description Open positions. */
            vacancies: number;
            /**
             * @description 1 while the job is featured.
             * @enum {integer}
             */
            is_featured: 0 | 1;
            /** @description Whether the caller has bookmarked it; false for visitors. */
            is_bookmarked: boolean;
            /**
             * Format: date-time
             * @description When it was posted.
             */
            created_at: string;
            user: components["schemas"]["JobOwner"];
            status: components["schemas"]["JobStatus"];
            state: components["schemas"]["JobState"];
            /** @description Full text; plain text with line breaks, possibly empty. */
            description: string;
            /** @description Times others opened it; told to the owner only. */
            views?: number;
            /** @description Number of applications; told to the owner only. */
            applicants?: number;
            /** @description Price in dollars of featuring it for 30 days; told to the owner only. */
            feature_price_per_month?: number;
        };
        /** @description A job by number and title; a removed job keeps both. */
        JobReference: {
            id: components["schemas"]["Id"];
            /** @description Title of the job. */
            title: string;
        };
        /** @description A curriculum vitae. */
        Cv: {
            id: components["schemas"]["Id"];
            /** @description Name the job seeker gave it. */
            title: string;
            /**
             * Format: uri-reference
             * @description The PDF file.
             */
            path: string;
            /** @description Whether it is the default; at most one is. */
            is_default: boolean;
        };
        /** @description One application of a job seeker to a job. */
        Application: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            user: components["schemas"]["Applicant"];
            cv: components["schemas"]["Cv"];
            company: components["schemas"]["CompanyBadge"];
            job: components["schemas"]["JobReference"];
        };
        /** @description Something that happened and concerns the caller. */
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            /** @description Headline. */
            title: string;
            /** @description Text of the notification. */
            content: string;
            /** @description The job, application or employee link it is about. */
            table_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at?: string;
            /** @description Whether it was unread before this call. */
            is_new?: boolean;
            /** @description The job it is about, or null. */
            job?: components["schemas"]["JobReference"] | null;
            /** @description The present status of the application, or state of the job, that it is about. */
            status?: string | null;
        };
        /** @description Where to send a bank transfer. */
        BankDetails: {
            /** @description Name of the bank. */
            bank_name: string;
            /** @description Holder of the account. */
            account_name: string;
            /** @description Account number. */
            account_number: string;
            /** @description International account number. */
            iban: string;
            /** @description Code of the bank. */
            swift_code: string;
            /** @description Name of this way to pay. */
            method: string;
        };
        /** @description An image or video of a post or project. */
        AttachedFile: {
            type: components["schemas"]["FileType"];
            /**
             * Format: uri-reference
             * @description The file.
             */
            path: string;
        };
        /** @description Who wrote a post. */
        PostAuthor: {
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description An update on someone's page. */
        Post: {
            id: components["schemas"]["Id"];
            /** @description Text; plain text with line breaks. */
            caption: string | null;
            /** @description Attached files. */
            files: components["schemas"]["AttachedFile"][];
            user: components["schemas"]["PostAuthor"];
            /** @description Age of the post in words, such as `2 hours ago`. */
            created_at_relative: string;
            /** @description Whether the caller likes it; false for visitors. */
            is_bookmarked: boolean;
        };
        /** @description A piece of work a job seeker shows. */
        Project: {
            id: components["schemas"]["Id"];
            /** @description Title of the project. */
            title: string;
            /** @description Link to it. */
            url: string | null;
            /** @description How long it took, as written. */
            time_took: string | null;
            /** @description What it was about. */
            description: string | null;
            /** @description Attached files. */
            files: components["schemas"]["AttachedFile"][];
        };
        /** @description A recruiter and a job seeker who is, or is asked to be, an employee. */
        EmployeeLink: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["EmployeeStatus"];
            /** @description The job seeker. */
            employee: components["schemas"]["LinkedPerson"];
            /** @description The company. */
            recruiter?: components["schemas"]["LinkedPerson"];
        };
        /** @description What stands behind a payment: the card payment or the receipt. */
        PaymentObject: {
            /** @description Reference of the payment. */
            id: number | string;
        };
        /** @description Money paid, or to be paid, for a job. */
        Payment: {
            id: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["PaymentStatus"];
            /** @description Cents for `stripe`; shown as it is for `other`. */
            amount: number;
            payment_obj: components["schemas"]["PaymentObject"];
            /** @description The job that was paid for. */
            job: components["schemas"]["JobReference"];
            /** @description Number of the job that was paid for. */
            table_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /** @description Proof of a bank transfer. */
        Receipt: {
            id: components["schemas"]["Id"];
            /** @description What was paid for, such as `feature_job`. */
            type: string;
            /**
             * Format: uri-reference
             * @description The uploaded file.
             */
            path: string;
            /** @description The job that was paid for. */
            job: components["schemas"]["JobReference"];
            /** @description Number of the job that was paid for. */
            table_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            created_at: string;
        };
        /** @description The job behind a bookmark. */
        BookmarkedJob: {
            id: components["schemas"]["Id"];
            /** @description Title of the job. */
            title: string;
            company: components["schemas"]["CompanyBadge"];
            /** @description False once the job has left the public lists; the card is then greyed. */
            is_available?: boolean;
        };
        /** @description A job the caller keeps in mind. */
        Bookmark: {
            /** @description The bookmark itself. */
            id: components["schemas"]["Id"];
            job: components["schemas"]["BookmarkedJob"];
        };
        /** @description A company the caller follows. */
        Following: {
            /** @description The follow itself. */
            id: components["schemas"]["Id"];
            /** @description The followed recruiter. */
            company_id: components["schemas"]["Id"];
            /** @description Name of the company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            profile_image: string | null;
        };
        /** @description The call was understood and turned down; nothing changed. */
        Refusal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "error";
            /** @description What went wrong, ready to be shown. */
            message: string;
            /** @description Messages per field of the request. */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description It worked; there is nothing more to say. */
        DoneAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
        };
        /** @description The caller's account. */
        MeAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            user: components["schemas"]["User"];
        };
        /** @description A new session. */
        SignInAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Token to send with every further call. */
            access_token: string;
            user: components["schemas"]["User"];
        };
        /** @description The settings. */
        FetchSettingsAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            settings: components["schemas"]["Settings"];
        };
        /** @description Contents of the home page. */
        FetchHomeAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description All categories. */
            categories: components["schemas"]["Category"][];
            /** @description Places that visible jobs name, sorted, each once. */
            locations: string[];
            /** @description Full-time jobs. */
            full_time: components["schemas"]["JobCard"][];
            /** @description Part-time jobs. */
            part_time: components["schemas"]["JobCard"][];
        };
        /** @description Categories and places. */
        CategoriesFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description All categories. */
            categories: components["schemas"]["Category"][];
            /** @description Places that visible jobs name, sorted, each once. */
            locations: string[];
        };
        /** @description Number of the new job. */
        JobsCreateAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description The new job. */
            id: components["schemas"]["Id"];
        };
        /** @description Both lists of jobs. */
        JobsFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Full-time jobs of this page. */
            full_time: components["schemas"]["JobCard"][];
            /** @description Part-time jobs of this page. */
            part_time: components["schemas"]["JobCard"][];
            /** @description Number of pages of the longer list, at least 1. */
            pages?: number;
            /** @description Number of jobs in the longer list. */
            total?: number;
        };
        /** @description The caller's jobs. */
        JobsMyAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Jobs of this page. */
            jobs: components["schemas"]["OwnJob"][];
            /** @description Number of pages, at least 1. */
            pages?: number;
            /** @description Number of jobs on all pages. */
            total?: number;
        };
        /** @description A job and what the caller may do with it. */
        JobsFetchSingleAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            job: components["schemas"]["Job"];
            /** @description All categories. */
            categories: components["schemas"]["Category"][];
            /** @description The calling job seeker's CVs. */
            cvs: components["schemas"]["Cv"][];
            /** @description For the owner all that match; for a job seeker their own one or none. */
            applications: components["schemas"]["Application"][];
            /** @description Whether the caller follows the company. */
            is_following: boolean;
        };
        /** @description Found jobs and, if asked for, the company. */
        JobsSearchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Jobs of this page. */
            jobs: components["schemas"]["JobCard"][];
            /** @description Number of pages, at least 1. */
            pages?: number;
            /** @description Number of jobs on all pages. */
            total?: number;
            /** @description Present with `fetch_company`. */
            company?: components["schemas"]["Company"];
            /** @description The company's accepted employees; present with `fetch_company`. */
            employees?: components["schemas"]["EmployeeLink"][];
            /** @description Number of all accepted employees; present with `fetch_company`. */
            total_employees?: number;
        };
        /** @description The caller's applications. */
        JobsMyApplicationsAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Applications of this page. */
            applications: components["schemas"]["Application"][];
            /** @description Number of pages, at least 1. */
            pages?: number;
            /** @description Number of applications on all pages. */
            total?: number;
        };
        /** @description One application. */
        JobsFetchApplicationAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            application: components["schemas"]["Application"];
        };
        /** @description The bank details. */
        FetchBankAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            bank: components["schemas"]["BankDetails"];
        };
        /** @description The prepared card payment. */
        PaymentsFetchStripeIntentAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description What the card field needs to confirm the payment. */
            client_secret: string;
        };
        /** @description The caller's receipts. */
        ReceiptsMyAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Receipts of this page. */
            receipts: components["schemas"]["Receipt"][];
            /** @description Number of pages, at least 1. */
            pages: number;
            /** @description Number of receipts on all pages. */
            total?: number;
        };
        /** @description The caller's payments. */
        PaymentsMyAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Payments of this page. */
            payments: components["schemas"]["Payment"][];
            /** @description Number of pages, at least 1. */
            pages: number;
            /** @description Number of payments on all pages. */
            total?: number;
        };
        /** @description The mark is switched. */
        BookmarksToggleAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description How it stands now. */
            is_bookmarked?: boolean;
        };
        /** @description The caller's bookmarks. */
        BookmarksFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Bookmarks of this page. */
            bookmarks: components["schemas"]["Bookmark"][];
            /** @description Number of pages, at least 1. */
            pages: number;
            /** @description Number of bookmarks on all pages. */
            total?: number;
        };
        /** @description Following is switched. */
        FollowersToggleAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description How it stands now. */
            is_following?: boolean;
        };
        /** @description The followed companies. */
        FollowersFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Followed companies. */
            data: components["schemas"]["Following"][];
        };
        /** @description The caller's CVs. */
        CvsFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description The caller's CVs. */
            cvs: components["schemas"]["Cv"][];
        };
        /** @description The new CV. */
        CvsUploadAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            cv: components["schemas"]["Cv"];
        };
        /** @description Lists of the own profile. */
        MyProfileAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Own projects, newest first. */
            projects: components["schemas"]["Project"][];
            /** @description Own posts, newest first. */
            posts: components["schemas"]["Post"][];
            /** @description Own employee links, newest first. */
            employees: components["schemas"]["EmployeeLink"][];
            /** @description Number of those links. */
            total_employees: number;
        };
        /** @description The new post. */
        PostsCreateAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            post: components["schemas"]["Post"];
        };
        /** @description The new link. */
        EmployeesCreateAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            employee: components["schemas"]["EmployeeLink"];
        };
        /** @description The new project. */
        ProjectsAddAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            project: components["schemas"]["Project"];
        };
        /** @description The files of the project. */
        ProjectsAddFilesAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description All files of the project. */
            files: components["schemas"]["AttachedFile"][];
        };
        /** @description A public page. */
        UsersFindAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            user: components["schemas"]["PublicUser"];
            /** @description The default CV; null if there is none. */
            cv: components["schemas"]["Cv"] | null;
            /** @description Projects, newest first. */
            projects: components["schemas"]["Project"][];
            /** @description Posts, newest first. */
            posts: components["schemas"]["Post"][];
        };
        /** @description Job seekers found. */
        UsersFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Job seekers of this page. */
            users: components["schemas"]["TalentCard"][];
            /** @description Number of job seekers on all pages. */
            total: number;
            /** @description Number of pages, at least 1. */
            pages: number;
        };
        /** @description The caller's notifications. */
        NotificationsFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short sentence, ready to be shown. */
            message: string;
            /** @description Newest first. */
            notifications: components["schemas"]["Notification"][];
        };
    };
    responses: {
        /** @description No token was sent, or it no longer works. */
        SessionOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A file is larger than `x-max-bytes` allows. */
        FileTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many tries in a short time. */
        TooManyAttempts: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server failed. The body may also be no JSON at all; a client treats that as one clear error. */
        ServerFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Name of the person or company. */
                    name: string;
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description For changing and resetting only; signing in needs a code.
                     */
                    password: string;
                    /** Account type */
                    type: components["schemas"]["AccountType"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                    /** Account type */
                    type: components["schemas"]["AccountType"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Credential
                     * @description Credential handed out by the identity provider.
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The mailed code. */
                    code: string;
                    /**
                     * Format: email
                     * @description The address the code was sent to.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"] | components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    sendPasswordResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Code
                     * @description The mailed code.
                     */
                    token: string;
                    /**
                     * Format: password
                     * @description The new password.
                     */
                    password: string;
                    /**
                     * Format: password
                     * @description The new password once more.
                     */
                    password_confirmation: string;
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            429: components["responses"]["TooManyAttempts"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: password
                     * @description The present password.
                     */
                    current_password: string;
                    /**
                     * Format: password
                     * @description The new password.
                     */
                    new_password: string;
                    /**
                     * Format: password
                     * @description The new password once more.
                     */
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    fetchSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchSettingsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Name of the sender. */
                    name: string;
                    /**
                     * Format: email
                     * @description Address for the reply.
                     */
                    email: string;
                    /** @description What it is about. */
                    subject: string;
                    /** @description The message. */
                    message: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: email
                     * @description E-mail address.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    fetchHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description What the home page is about.
                     * @constant
                     */
                    type: "job";
                    time_zone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchHomeAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    categoriesFetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description What the categories are for.
                     * @constant
                     */
                    type: "job";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoriesFetchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Title of the job. */
                    title: string;
                    /** Place of work */
                    type: components["schemas"]["JobType"];
                    /** @description Place of work. Needed and kept for `on_site` and `hybrid` only. */
                    location?: string;
                    /** @description Name of a category. */
                    category: string;
                    /** Hours */
                    nature: components["schemas"]["JobNature"];
                    /** @description One of the currencies of the settings. */
                    currency: string;
                    /** @description Lower end of the salary. */
                    salary_from?: number;
                    /** @description Upper end of the salary; not below `salary_from`. */
                    salary_to?: number;
                    /**
                     * @description Open positions.
                     * @default 1
                     */
                    vacancies?: number;
                    /** @description Full text of the job; plain text. */
                    description?: string;
                    /** @default active */
                    status?: components["schemas"]["JobStatus"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsCreateAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsFetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    page?: components["schemas"]["Page"];
                    time_zone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsFetchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsMy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    page?: components["schemas"]["Page"];
                    time_zone?: components["schemas"]["TimeZone"];
                    /** @description Words to look for in the titles. */
                    search?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsMyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsFetchSingle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                    time_zone?: components["schemas"]["TimeZone"];
                    /** @description Part of an applicant's name or e-mail address; heeded for the owner only. */
                    search?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsFetchSingleAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                    /** @description Title of the job. */
                    title: string;
                    /** Place of work */
                    type: components["schemas"]["JobType"];
                    /** @description Place of work. Needed and kept for `on_site` and `hybrid` only. */
                    location?: string;
                    /** @description Name of a category. */
                    category: string;
                    /** Hours */
                    nature: components["schemas"]["JobNature"];
                    /** @description One of the currencies of the settings. */
                    currency: string;
                    /** @description Lower end of the salary. */
                    salary_from?: number;
                    /** @description Upper end of the salary; not below `salary_from`. */
                    salary_to?: number;
                    /** @description Open positions. Stays as it was when left out. */
                    vacancies?: number;
                    /** @description Full text of the job; plain text. */
                    description?: string;
                    /** @description Stays as it was when left out. */
                    status?: components["schemas"]["JobStatus"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    page?: components["schemas"]["Page"];
                    time_zone?: components["schemas"]["TimeZone"];
                    /** @description Words to look for. */
                    keyword?: string;
                    /** @description Name of a category. */
                    category?: string;
                    /** @description Part of a place's name. */
                    location?: string;
                    /** @description Lower bound wanted. */
                    salary_from?: number;
                    /** @description Upper bound wanted. */
                    salary_to?: number;
                    /**
                     * Hours
                     * @description Wanted natures; an empty list filters nothing.
                     */
                    nature?: components["schemas"]["JobNature"][];
                    /**
                     * Place of work
                     * @description Wanted types; an empty list filters nothing.
                     */
                    types?: components["schemas"]["JobType"][];
                    /**
                     * Company
                     * @description The recruiter whose jobs are wanted.
                     */
                    company_id?: components["schemas"]["Id"];
                    /**
                     * @description Whether to add company and employees; asked for on the first load.
                     * @enum {integer}
                     */
                    fetch_company?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsSearchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsApply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                    /**
                     * CV
                     * @description One of the caller's CVs.
                     */
                    cv_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsMyApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    page?: components["schemas"]["Page"];
                    time_zone?: components["schemas"]["TimeZone"];
                    /** @description Words to look for in job title and company name. */
                    search?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsMyApplicationsAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsFetchApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The application. */
                    id: components["schemas"]["Id"];
                    time_zone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsFetchApplicationAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsChangeApplicationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The application. */
                    id: components["schemas"]["Id"];
                    status: components["schemas"]["StatusChoice"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsDownloadCvs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                    /**
                     * Applications
                     * @description The applications.
                     */
                    application_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The ZIP file, or a refusal. */
            200: {
                headers: {
                    /** @description Carries the file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    fetchBank: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description What is paid for.
                     * @constant
                     */
                    type: "feature_job";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchBankAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    jobsUploadReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                    /**
                     * Format: binary
                     * @description PDF or image of the receipt.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            413: components["responses"]["FileTooLarge"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    paymentsFetchStripeIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description What is paid for.
                     * @constant
                     */
                    type: "feature_job";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsFetchStripeIntentAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    paymentsVerifyStripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description What is paid for.
                     * @constant
                     */
                    type: "feature_job";
                    /** @description The provider's name for the payment. */
                    payment_id: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    receiptsMy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    page?: components["schemas"]["Page"];
                    time_zone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptsMyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    paymentsMy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    page?: components["schemas"]["Page"];
                    time_zone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsMyAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    bookmarksToggle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The job or post. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description What the number names.
                     * @enum {string}
                     */
                    type: "job" | "post";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarksToggleAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    bookmarksFetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    time_zone?: components["schemas"]["TimeZone"];
                    page?: components["schemas"]["Page"];
                    /**
                     * @description Kind of bookmark.
                     * @constant
                     */
                    type: "job";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookmarksFetchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    bookmarksRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The bookmark itself, not the job. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    followersToggle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The recruiter. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Kind of account followed.
                     * @constant
                     */
                    type: "recruiter";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowersToggleAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    followersFetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description Kind of account followed.
                     * @constant
                     */
                    type: "recruiter";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowersFetchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    followersRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The follow itself, not the recruiter. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    cvsFetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    time_zone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvsFetchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    cvsUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The CV, a PDF file.
                     */
                    file: Blob;
                    /** @description Name for the CV. */
                    title: string;
                    time_zone?: components["schemas"]["TimeZone"];
                    /**
                     * @description Whether it becomes the default.
                     * @enum {integer}
                     */
                    is_default?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CvsUploadAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            413: components["responses"]["FileTooLarge"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    cvsSetDefault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The CV. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    cvsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The CV. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    myProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyProfileAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Name of the person or company. */
                    name: string;
                    /** @description Text about the person or company. */
                    about?: string;
                    /**
                     * Location
                     * @description Present place.
                     */
                    currently_located?: string;
                    /**
                     * Working at
                     * @description Present workplace (job seekers).
                     */
                    currently_working?: string;
                    /** @description Professional summary (job seekers). */
                    summary?: string;
                    /** @description Title of the job looked for (job seekers). */
                    desired_job_title?: string;
                    /** @description Salary hoped for, as written (job seekers). */
                    desired_salary?: string;
                    /** @description Cities, separated by commas (job seekers). */
                    desired_cities?: string;
                    /** @description Skills, separated by commas (job seekers). */
                    desired_skills?: string;
                    /**
                     * Format: binary
                     * @description New portrait or logo.
                     */
                    profile_image?: Blob;
                    /**
                     * Format: binary
                     * @description New wide picture.
                     */
                    cover_photo?: Blob;
                    /** @description Education (job seekers). */
                    education?: components["schemas"]["Education"][];
                    /**
                     * Experience
                     * @description Positions (job seekers).
                     */
                    experiences?: components["schemas"]["Experience"][];
                    /** @description Certificates (job seekers). */
                    certificates?: components["schemas"]["Certificate"][];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            413: components["responses"]["FileTooLarge"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    postsCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    time_zone?: components["schemas"]["TimeZone"];
                    /** @description Text of the post; plain text. */
                    caption?: string;
                    /** @description Images and videos. */
                    "files[]"?: Blob[];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostsCreateAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            413: components["responses"]["FileTooLarge"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    postsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The post. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    employeesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    time_zone?: components["schemas"]["TimeZone"];
                    /**
                     * Format: email
                     * @description Address of a job seeker's account.
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesCreateAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    employeesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The link. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    employeesAcceptRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The link. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    employeesDeclineRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The link. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    employeesRemoveRequest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The link. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    projectsAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Images and videos. */
                    "files[]"?: Blob[];
                    /** @description Title of the project. */
                    title: string;
                    /**
                     * Link
                     * @description Link to it.
                     */
                    url?: string;
                    /**
                     * Time it took
                     * @description How long it took, as written.
                     */
                    time_took?: string;
                    /** @description What it was about; plain text. */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectsAddAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            413: components["responses"]["FileTooLarge"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    projectsAddFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The project. */
                    id: components["schemas"]["Id"];
                    /** @description Images and videos. */
                    "files[]": Blob[];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectsAddFilesAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            413: components["responses"]["FileTooLarge"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    projectsDeleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The project. */
                    id: components["schemas"]["Id"];
                    /** @description Path of the file, as answered. */
                    path: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    projectsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The project. */
                    id: components["schemas"]["Id"];
                    /** @description Title of the project. */
                    title: string;
                    /**
                     * Link
                     * @description Link to it.
                     */
                    url?: string;
                    /**
                     * Time it took
                     * @description How long it took, as written.
                     */
                    time_took?: string;
                    /** @description What it was about; plain text. */
                    description?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    projectsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The project. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    usersFind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The account. */
                    id: components["schemas"]["Id"];
                    time_zone?: components["schemas"]["TimeZone"];
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersFindAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    usersFetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    time_zone?: components["schemas"]["TimeZone"];
                    page?: components["schemas"]["Page"];
                    /** @description Words to look for. */
                    search?: string;
                    /**
                     * @description Kind of account wanted.
                     * @constant
                     */
                    type: "job_seeker";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersFetchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
    notificationsFetch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description What they are about.
                     * @constant
                     */
                    type: "job";
                };
            };
        };
        responses: {
            /** @description The answer, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsFetchAnswer"] | components["schemas"]["Refusal"];
                };
            };
            401: components["responses"]["SessionOver"];
            "5XX": components["responses"]["ServerFault"];
        };
    };
    storageFetch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The bytes wanted. */
                Range?: string;
            };
            path: {
                /** @description Last part of the path. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole file. */
            200: {
                headers: {
                    /** @description Ranges are counted in bytes. */
                    "Accept-Ranges"?: "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The part that was asked for. */
            206: {
                headers: {
                    /** @description Which bytes these are, of how many. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description There is no such file. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The range lies outside the file. */
            416: {
                headers: {
                    /** @description How many bytes the file has. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            "5XX": components["responses"]["ServerFault"];
        };
    };
}
