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
         * Fetch the caller's account
         * @description Returns the account that the token belongs to.
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
         * Log out
         * @description Ends this session only. The account's other sessions continue.
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
         * Create an account
         * @description Creates an account of the chosen type. An email address can have only one account, whatever its type. Case makes no difference.
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
         * Request a login code
         * @description Emails a six-digit code that works once, as long and for as many tries as `x-valid` of `EmailedCode` says. The answer is the same whether or not the account exists. Another code can be requested after its `resend_seconds`.
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
         * Log in with Google
         * @description Accepts a credential that the identity provider signed and issued to this app, that has not expired, and whose address the provider has verified. Logs in the account with that address, whatever its type; refuses an unknown address, with a request to sign up. All invalid credentials get the same refusal.
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
         * Log in with the code
         * @description The second step of a login: exchanges the emailed code for a token. After five wrong tries the code is no longer valid.
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
         * Request a password reset
         * @description Emails a link and a code for choosing a new password. An unknown address gets the same answer.
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
         * @description Sets a new password with the emailed code, and ends all sessions of the account.
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
         * @description Sets a new password after checking the current one, and ends the account's other sessions.
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
         * @description Returns what the app needs at start.
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
         * @description Sends the contact form to the people who run the site.
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
         * @description Adds an address to the newsletter. Subscribing again succeeds.
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
         * @description Returns the categories, the places and the newest jobs for both tabs of the home page.
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
         * @description Returns the choices of the search filters and the job form.
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
         * @description Creates a job, which is reviewed before others can see it.
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
         * @description Returns one page of full-time and one of part-time jobs, featured ones first, then the newest. One page number applies to both lists.
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
         * List the caller's jobs
         * @description Returns one page of the caller's jobs in every state, newest first.
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
         * @description Removes the job from every list. Its applications, payments and receipts keep its title, and applicants are notified.
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
         * @description Returns a job with all its details. Its owner also gets the views, the price of featuring and the applications, filtered by `search`; a job seeker gets their own CVs and their own application, if any; everyone else gets empty lists. Only its owner can see a job that is not approved. For a deleted job, the refusal says that it was deleted.
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
         * Update a job
         * @description Replaces the fields of a job; an absent place, salary or text field is cleared. An approved job stays approved; a cancelled one is reviewed again.
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
         * Search jobs, or list a company's jobs
         * @description A job matches if each word of the keyword occurs in its title, description, category or company name, regardless of case and accents. Values within a list are combined with OR, filters with AND. Salary filters compare ranges and exclude jobs without a salary. `company_id` limits the result to one company's jobs, and `fetch_company` adds the header of the company page.
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
         * Apply for a job
         * @description Applies for a visible job with one of the caller's CVs. Refuses a second application for the same job.
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
         * List the caller's applications
         * @description Returns one page of the caller's applications, newest first.
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
         * @description Returns an application, to the applicant and to the owner of the job.
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
         * @description The job's owner can set any status at any time. The applicant is notified if the status changes.
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
         * @description Returns a ZIP file with the CVs of the named applications, even for a single one. All of them must be applications for this job, which the caller owns.
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
         * @description Returns the account for bank transfers.
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
         * Upload the receipt of a transfer
         * @description Stores the receipt and opens a pending payment, one at a time per job. The job is featured once the payment is approved. The call is refused if the job is already featured or paid for.
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
         * @description Opens the card payment for a job, or returns the open one; if the price has changed, it closes the open one and opens a new one. Also returns a payment that succeeded but was not verified, so that no one pays twice. The call is refused if the settings have no `stripe_pk`, if the job is already featured or paid for, and while a bank transfer for it is being checked.
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
         * @description Checks with the provider that the payment belongs to this caller and job, has the right amount and has succeeded. Then features the job for 30 days, starting with its approval if it is not approved yet. Calling again changes nothing. If the job was deleted or featured in the meantime, the money is held for the payer, and the refusal and an email say so.
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
         * List the caller's receipts
         * @description Returns one page of the caller's receipts, newest first.
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
         * List the caller's payments
         * @description Returns one page of the caller's payments, newest first.
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
         * @description Adds or removes the bookmark or like. Only job seekers can bookmark jobs; any account can like posts.
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
         * @description Returns one page of the caller's bookmarks, newest first, including those of jobs that are no longer listed.
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
         * @description Removes one of the caller's bookmarks.
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
         * @description Returns all companies that the caller follows, newest first.
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
         * Stop following a company
         * @description Removes one company from the caller's list.
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
         * List the caller's CVs
         * @description Returns all of the caller's CVs, newest first.
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
         * @description Stores a PDF file. The first CV becomes the default automatically; a new default replaces the previous one.
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
         * @description Makes one CV the default, instead of the previous one.
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
         * @description Deletes a CV and the applications made with it. If it was the default, the newest remaining one becomes the default.
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
         * Fetch the lists on the caller's profile
         * @description Returns the caller's projects, posts and employee links. A recruiter sees everyone they added; a job seeker sees the companies that added them.
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
         * Save the caller's profile
         * @description Updates the fields that are sent. `name` is always sent; any other absent field is unchanged. An empty string clears a field, and a list replaces the old one. The email address cannot be changed.
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
         * @description Publishes text, files or both; one of them is required.
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
         * @description Deletes one of the caller's posts and its files.
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
         * Invite a job seeker as an employee
         * @description Sends a request to the job seeker with this address. The call is refused if they have a pending request or have accepted one; someone who declined can be asked again.
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
         * @description The recruiter ends the link, whatever its status.
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
         * Accept a company's request
         * @description The job seeker accepts a pending request.
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
         * Decline a company's request
         * @description The job seeker declines a pending request.
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
         * Remove a company's request
         * @description The job seeker removes a request that they accepted or declined.
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
         * @description Adds a project to the caller's profile.
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
         * @description Adds files to a project, and returns all of its files.
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
         * Delete a project file
         * @description Deletes one file of a project.
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
         * Update a project
         * @description Replaces the text fields of a project; an absent one is cleared. Files are unchanged.
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
         * @description Deletes a project and its files.
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
         * @description Returns the page of a job seeker, or the about text and posts of a company.
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
         * @description Returns one page of the job seekers who match.
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
         * @description Returns the newest fifty notifications, and sets the unread count to 0.
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
         * @description Returns a file by its path in other answers. Needs no token, because links and image tags cannot send one; file names are long and cannot be guessed. Supports byte ranges, so that a player can seek in a video.
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
        /** @description Id of a record. */
        Id: number;
        /** @description The emailed code. */
        EmailedCode: string;
        /**
         * @description Page number, from 1. Anything but a whole number of at least 1 counts as 1.
         * @default 1
         */
        Page: number;
        /** @description IANA name of the browser's time zone. A missing or unknown name counts as UTC, whatever its length. */
        TimeZone: string;
        /**
         * @description Account type, fixed at sign-up.
         * @enum {string}
         */
        AccountType: "job_seeker" | "recruiter";
        /**
         * @description Where the work is done.
         * @enum {string}
         */
        JobType: "remote" | "on_site" | "hybrid";
        /**
         * @description Full time or part time.
         * @enum {string}
         */
        JobNature: "full_time" | "part_time";
        /**
         * @description Set by the owner; an inactive job is closed to applications.
         * @enum {string}
         */
        JobStatus: "active" | "in_active";
        /**
         * @description Outcome of the review.
         * @enum {string}
         */
        JobState: "pending" | "approved" | "cancelled";
        /**
         * @description Status of an application.
         * @enum {string}
         */
        ApplicationStatus: "applied" | "in_review" | "shortlisted" | "interviewing" | "accepted" | "not_considered";
        /**
         * @description A status that the job's owner can set.
         * @enum {string}
         */
        StatusChoice: "applied" | "in_review" | "shortlisted" | "interviewing" | "accepted" | "not_considered";
        /**
         * @description The job seeker's answer to a company's request.
         * @enum {string}
         */
        EmployeeStatus: "pending" | "accepted" | "declined";
        /**
         * @description `stripe` pays by card, `other` by bank transfer.
         * @enum {string}
         */
        PaymentMethod: "stripe" | "other";
        /**
         * @description Status of a payment.
         * @enum {string}
         */
        PaymentStatus: "pending" | "succeeded" | "failed";
        /**
         * @description The event; it determines the target of the notification.
         * @enum {string}
         */
        NotificationType: "job_state_changed" | "job_deleted" | "new_job_application" | "job_application_status_changed" | "employee_request" | "employee_request_declined" | "employee_request_accepted" | "employee_request_removed";
        /**
         * @description Kind of attached file.
         * @enum {string}
         */
        FileType: "image" | "video";
        /** @description One entry of a person's education. */
        Education: {
            /** @description Degree or course. */
            degree: string;
            /** @description School or university. */
            institute: string;
            /** @description Year of completion. */
            year: string;
        };
        /** @description One position that a person held. */
        Experience: {
            /** @description Employer. */
            name: string;
            /** @description Start, as free text. */
            from: string;
            /** @description End, as free text. */
            to: string;
            /** @description Position held. */
            designation: string;
        };
        /** @description One certificate. */
        Certificate: {
            /** @description Name of the certificate. */
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
             * @description Email address.
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
             * @description Cover photo at the top of the page.
             */
            cover_photo: string | null;
            /** @description About text of the person or company. */
            about: string | null;
            /** @description Current workplace (job seekers). */
            currently_working: string | null;
            /** @description Current location. */
            currently_located: string | null;
            /** @description Professional summary (job seekers). */
            summary: string | null;
            /** @description Desired job title. */
            desired_job_title: string | null;
            /** @description Desired salary, as free text. */
            desired_salary: string | null;
            /** @description Cities, separated by commas. */
            desired_cities: string | null;
            /** @description Skills, separated by commas; a skill may have several words. */
            desired_skills: string | null;
            /** @description Number of unread notifications. */
            jobs_notifications: number;
            /** @description Education, in the order given. */
            education: components["schemas"]["Education"][];
            /** @description Work experience, in the order given. */
            experiences: components["schemas"]["Experience"][];
            /** @description Certificates, in the order given. */
            certificates: components["schemas"]["Certificate"][];
        };
        /** @description The public part of an account. */
        PublicUser: {
            id: components["schemas"]["Id"];
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: email
             * @description Email address.
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
             * @description Cover photo at the top of the page.
             */
            cover_photo: string | null;
            /** @description About text of the person or company. */
            about: string | null;
            /** @description Current workplace (job seekers). */
            currently_working: string | null;
            /** @description Current location. */
            currently_located: string | null;
            /** @description Professional summary (job seekers). */
            summary: string | null;
            /** @description Desired job title. */
            desired_job_title: string | null;
            /** @description Desired salary, as free text. */
            desired_salary: string | null;
            /** @description Cities, separated by commas. */
            desired_cities: string | null;
            /** @description Skills, separated by commas; a skill may have several words. */
            desired_skills: string | null;
            /** @description Education, in the order given. */
            education: components["schemas"]["Education"][];
            /** @description Work experience, in the order given. */
            experiences: components["schemas"]["Experience"][];
            /** @description Certificates, in the order given. */
            certificates: components["schemas"]["Certificate"][];
        };
        /** @description A job seeker in the talent search. */
        TalentCard: {
            id: components["schemas"]["Id"];
            /** @description Name of the person. */
            name: string;
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /** @description About text of the person. */
            about: string | null;
            /**
             * Format: uri-reference
             * @description Portrait.
             */
            profile_image: string | null;
            /** @description Current workplace (job seekers). */
            currently_working: string | null;
            /** @description Current location. */
            currently_located: string | null;
        };
        /** @description The job seeker who made an application. */
        Applicant: {
            id: components["schemas"]["Id"];
            /** @description Name of the person. */
            name: string;
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /** @description About text of the person. */
            about: string | null;
            /**
             * Format: uri-reference
             * @description Portrait.
             */
            profile_image: string | null;
        };
        /** @description The recruiter who posted a job. */
        JobOwner: {
            id: components["schemas"]["Id"];
            /** @description Name of the company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
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
             * @description Email address.
             */
            email: string;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description Name and logo of a company. */
        CompanyBadge: {
            /** @description Name of the company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            profile_image: string | null;
        };
        /** @description Header of a company page. */
        Company: {
            /** @description Id of the recruiter's account. */
            id?: components["schemas"]["Id"];
            /** @description Name of the company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Cover photo at the top of the page.
             */
            cover_photo: string | null;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            profile_image: string | null;
        };
        /** @description The settings that the app needs at start. */
        Settings: {
            /** @description ISO 4217 codes of the currencies for salaries. */
            currencies: string[];
            /** @description Publishable key for card payments; null if cards are not accepted. */
            stripe_pk: string | null;
            /** @description Client id at the identity provider; null if Google login is not available. */
            google_client_id?: string | null;
            /**
             * Format: uri
             * @description Address of the chat widget's script; null if there is no chat.
             */
            tidio: string | null;
        };
        /** @description A field of work. */
        Category: {
            /** @description Name, which is also the key. */
            category: string;
            /** @description Short key of an icon, such as `code`. */
            icon: string;
            /** @description Open positions in the visible jobs of this category. */
            vacancies: number;
        };
        /** @description A job in a list. */
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
            /** @description ISO 4217 code of the salary's currency. */
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
            /** @description ISO 4217 code of the salary's currency. */
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
            /** @description How often others have opened it. */
            views: number;
            /** @description Number of applications. */
            applicants: number;
        };
        /** @description A job with all its details. */
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
            /** @description ISO 4217 code of the salary's currency. */
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
            /** @description Description, as plain text with line breaks; may be empty. */
            description: string;
            /** @description How often others have opened it; for the owner only. */
            views?: number;
            /** @description Number of applications; for the owner only. */
            applicants?: number;
            /** @description Price of featuring it for 30 days, in dollars; for the owner only. */
            feature_price_per_month?: number;
        };
        /** @description Id and title of a job; a deleted job keeps both. */
        JobReference: {
            id: components["schemas"]["Id"];
            /** @description Title of the job. */
            title: string;
        };
        /** @description A curriculum vitae. */
        Cv: {
            id: components["schemas"]["Id"];
            /** @description Name given by the job seeker. */
            title: string;
            /**
             * Format: uri-reference
             * @description The PDF file.
             */
            path: string;
            /** @description Whether it is the default. At most one is. */
            is_default: boolean;
        };
        /** @description A job seeker's application for a job. */
        Application: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["ApplicationStatus"];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its status last changed; when it was sent if it never did.
             */
            changed_at?: string;
            user: components["schemas"]["Applicant"];
            cv: components["schemas"]["Cv"];
            company: components["schemas"]["CompanyBadge"];
            job: components["schemas"]["JobReference"];
        };
        /** @description An event that concerns the caller. */
        Notification: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["NotificationType"];
            /** @description Headline. */
            title: string;
            /** @description Text of the notification. */
            content: string;
            /** @description Id of the job, application or employee link concerned. */
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
            /** @description Current status of the application, or state of the job, that it is about. */
            status?: string | null;
        };
        /** @description The account for bank transfers. */
        BankDetails: {
            /** @description Name of the bank. */
            bank_name: string;
            /** @description Account holder. */
            account_name: string;
            /** @description Account number. */
            account_number: string;
            /** @description International account number. */
            iban: string;
            /** @description SWIFT code of the bank. */
            swift_code: string;
            /** @description Name of the payment method. */
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
        /** @description The author of a post. */
        PostAuthor: {
            /** @description Name of the person or company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Portrait or logo.
             */
            profile_image: string | null;
        };
        /** @description A post on a profile page. */
        Post: {
            id: components["schemas"]["Id"];
            /** @description Plain text with line breaks. */
            caption: string | null;
            /** @description Attached files. */
            files: components["schemas"]["AttachedFile"][];
            user: components["schemas"]["PostAuthor"];
            /** @description Age of the post in words, such as `2 hours ago`. */
            created_at_relative: string;
            /** @description Whether the caller likes it; false for visitors. */
            is_bookmarked: boolean;
        };
        /** @description A project on a job seeker's page. */
        Project: {
            id: components["schemas"]["Id"];
            /** @description Title of the project. */
            title: string;
            /** @description Link to the project. */
            url: string | null;
            /** @description How long it took, as free text. */
            time_took: string | null;
            /** @description Description. */
            description: string | null;
            /** @description Attached files. */
            files: components["schemas"]["AttachedFile"][];
        };
        /** @description A recruiter, and a job seeker who is or may become an employee. */
        EmployeeLink: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["EmployeeStatus"];
            /** @description The job seeker. */
            employee: components["schemas"]["LinkedPerson"];
            /** @description The company. */
            recruiter?: components["schemas"]["LinkedPerson"];
        };
        /** @description The card payment or the receipt of a payment. */
        PaymentObject: {
            /** @description Payment reference. */
            id: number | string;
        };
        /** @description A payment for a job. */
        Payment: {
            id: components["schemas"]["Id"];
            method: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["PaymentStatus"];
            /** @description In cents for `stripe`; shown unchanged for `other`. */
            amount: number;
            payment_obj: components["schemas"]["PaymentObject"];
            /** @description The job that was paid for. */
            job: components["schemas"]["JobReference"];
            /** @description Id of the job that was paid for. */
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
            /** @description What the payment was for, such as `feature_job`. */
            type: string;
            /**
             * Format: uri-reference
             * @description The uploaded file.
             */
            path: string;
            /** @description The job that was paid for. */
            job: components["schemas"]["JobReference"];
            /** @description Id of the job that was paid for. */
            table_id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was uploaded.
             */
            created_at: string;
        };
        /** @description The bookmarked job. */
        BookmarkedJob: {
            id: components["schemas"]["Id"];
            /** @description Title of the job. */
            title: string;
            company: components["schemas"]["CompanyBadge"];
            /** @description False once the job is no longer listed; its bookmark is then greyed out. */
            is_available?: boolean;
        };
        /** @description A job that the caller bookmarked. */
        Bookmark: {
            /** @description Id of the bookmark. */
            id: components["schemas"]["Id"];
            job: components["schemas"]["BookmarkedJob"];
        };
        /** @description A company that the caller follows. */
        Following: {
            /** @description Id of the follow. */
            id: components["schemas"]["Id"];
            /** @description Id of the followed recruiter. */
            company_id: components["schemas"]["Id"];
            /** @description Name of the company. */
            name: string;
            /**
             * Format: uri-reference
             * @description Logo.
             */
            profile_image: string | null;
        };
        /** @description The call was refused, and nothing changed. */
        Refusal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "error";
            /** @description What went wrong, in words for the reader. */
            message: string;
            /** @description Messages by field of the request. */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description The call succeeded, without further content. */
        DoneAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
        };
        /** @description The caller's account. */
        MeAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description Token to send with every call. */
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
            /** @description Short message to show to the user. */
            message: string;
            settings: components["schemas"]["Settings"];
        };
        /** @description Content of the home page. */
        FetchHomeAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description All categories. */
            categories: components["schemas"]["Category"][];
            /** @description Distinct places of visible jobs, sorted. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description All categories. */
            categories: components["schemas"]["Category"][];
            /** @description Distinct places of visible jobs, sorted. */
            locations: string[];
        };
        /** @description Id of the new job. */
        JobsCreateAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description Id of the new job. */
            id: components["schemas"]["Id"];
        };
        /** @description Both lists of jobs. */
        JobsFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description Full-time jobs on this page. */
            full_time: components["schemas"]["JobCard"][];
            /** @description Part-time jobs on this page. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description Jobs on this page. */
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
            /** @description Short message to show to the user. */
            message: string;
            job: components["schemas"]["Job"];
            /** @description All categories. */
            categories: components["schemas"]["Category"][];
            /** @description The caller's CVs, if they are a job seeker. */
            cvs: components["schemas"]["Cv"][];
            /** @description For the owner, all that match; for a job seeker, their own, if any. */
            applications: components["schemas"]["Application"][];
            /** @description Whether the caller follows the company. */
            is_following: boolean;
        };
        /** @description The jobs found and, if requested, the company. */
        JobsSearchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description Jobs on this page. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description Applications on this page. */
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
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description Secret for confirming the payment in the card field. */
            client_secret: string;
        };
        /** @description The caller's receipts. */
        ReceiptsMyAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description Receipts on this page. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description Payments on this page. */
            payments: components["schemas"]["Payment"][];
            /** @description Number of pages, at least 1. */
            pages: number;
            /** @description Number of payments on all pages. */
            total?: number;
        };
        /** @description The bookmark or like was toggled. */
        BookmarksToggleAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description The new state. */
            is_bookmarked?: boolean;
        };
        /** @description The caller's bookmarks. */
        BookmarksFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description Bookmarks on this page. */
            bookmarks: components["schemas"]["Bookmark"][];
            /** @description Number of pages, at least 1. */
            pages: number;
            /** @description Number of bookmarks on all pages. */
            total?: number;
        };
        /** @description Following was toggled. */
        FollowersToggleAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description The new state. */
            is_following?: boolean;
        };
        /** @description The followed companies. */
        FollowersFetchAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
            message: string;
            cv: components["schemas"]["Cv"];
        };
        /** @description The lists on the caller's profile. */
        MyProfileAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
            message: string;
            /** @description The caller's projects, newest first. */
            projects: components["schemas"]["Project"][];
            /** @description The caller's posts, newest first. */
            posts: components["schemas"]["Post"][];
            /** @description The caller's employee links, newest first. */
            employees: components["schemas"]["EmployeeLink"][];
            /** @description Number of employee links. */
            total_employees: number;
        };
        /** @description The new post. */
        PostsCreateAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "success";
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description Job seekers on this page. */
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
            /** @description Short message to show to the user. */
            message: string;
            /** @description Newest first. */
            notifications: components["schemas"]["Notification"][];
        };
    };
    responses: {
        /** @description The body is not readable form data. */
        Unreadable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The token is missing or invalid. */
        SessionOver: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server does not have this call. */
        NoSuchCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The method is not the one of this contract. */
        WrongMethod: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A file exceeds `x-max-bytes`, or the form is larger than any that a client has to send. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is not form data. */
        NotFormData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many attempts in a short time. */
        TooManyAttempts: {
            headers: {
                /** @description Seconds until another code can be requested. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server failed. The body may be anything, not just JSON; a client reports one clear error. */
        ServerFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server is busy or under maintenance. The body may be anything. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server has no room to save this. Nothing was changed. */
        StorageFull: {
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Email address.
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description Not used to log in, which needs a code. Changing it requires the current one.
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Email address.
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Credential from the identity provider.
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    code: components["schemas"]["EmailedCode"];
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Email address.
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** Code */
                    token: components["schemas"]["EmailedCode"];
                    /**
                     * Format: password
                     * @description The new password.
                     */
                    password: string;
                    /**
                     * Format: password
                     * @description The new password, repeated.
                     */
                    password_confirmation: string;
                    /**
                     * Format: email
                     * @description Email address.
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            429: components["responses"]["TooManyAttempts"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description The current password.
                     */
                    current_password: string;
                    /**
                     * Format: password
                     * @description The new password.
                     */
                    new_password: string;
                    /**
                     * Format: password
                     * @description The new password, repeated.
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Subject of the message. */
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Email address.
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description What the home page lists.
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Place of work. Required and stored for `on_site` and `hybrid` only. */
                    location?: string;
                    /** @description Name of a category. */
                    category: string;
                    /** Hours */
                    nature: components["schemas"]["JobNature"];
                    /** @description One of the currencies in the settings. */
                    currency: string;
                    /** @description Lower end of the salary. */
                    salary_from?: number;
                    /** @description Upper end of the salary, at least `salary_from`. */
                    salary_to?: number;
                    /**
                     * Positions
                     * @description Open positions.
                     * @default 1
                     */
                    vacancies?: number;
                    /** @description Description of the job, as plain text. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Words to find in the titles. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
                    id: components["schemas"]["Id"];
                    time_zone?: components["schemas"]["TimeZone"];
                    /** @description Part of an applicant's name or email address. Ignored unless the caller is the owner. */
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
                    id: components["schemas"]["Id"];
                    /** @description Title of the job. */
                    title: string;
                    /** Place of work */
                    type: components["schemas"]["JobType"];
                    /** @description Place of work. Required and stored for `on_site` and `hybrid` only. */
                    location?: string;
                    /** @description Name of a category. */
                    category: string;
                    /** Hours */
                    nature: components["schemas"]["JobNature"];
                    /** @description One of the currencies in the settings. */
                    currency: string;
                    /** @description Lower end of the salary. */
                    salary_from?: number;
                    /** @description Upper end of the salary, at least `salary_from`. */
                    salary_to?: number;
                    /**
                     * Positions
                     * @description Open positions. Unchanged if absent.
                     */
                    vacancies?: number;
                    /** @description Description of the job, as plain text. */
                    description?: string;
                    /** @description Unchanged if absent. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Words to find. */
                    keyword?: string;
                    /** @description Name of a category. */
                    category?: string;
                    /** @description Part of a place's name. */
                    location?: string;
                    /** @description Lower bound of the salary. */
                    salary_from?: number;
                    /** @description Upper bound of the salary. */
                    salary_to?: number;
                    /**
                     * Hours
                     * @description Natures to include; an empty list includes all.
                     */
                    nature?: components["schemas"]["JobNature"][];
                    /**
                     * Place of work
                     * @description Types to include; an empty list includes all.
                     */
                    types?: components["schemas"]["JobType"][];
                    /**
                     * Company
                     * @description Id of the recruiter whose jobs to list.
                     */
                    company_id?: components["schemas"]["Id"];
                    /**
                     * @description Whether to add the company and its employees; set for the first page.
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Words to find in the job title or company name. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the application. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the application. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
                    id: components["schemas"]["Id"];
                    /**
                     * Applications
                     * @description Ids of the applications.
                     */
                    application_ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The ZIP file, or a refusal. */
            200: {
                headers: {
                    /** @description The file name. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description What the payment is for.
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description What the payment is for.
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description What the payment is for.
                     * @enum {string}
                     */
                    type: "feature_job";
                    /** @description The provider's id of the payment. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the job or post. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Whether the id is that of a job or a post.
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the bookmark, not of the job. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the recruiter. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Account type to follow.
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Account type to follow.
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the follow, not of the recruiter. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Name of the CV. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the CV. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the CV. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description About text of the person or company. */
                    about?: string;
                    /**
                     * Location
                     * @description Current location.
                     */
                    currently_located?: string;
                    /**
                     * Working at
                     * @description Current workplace (job seekers).
                     */
                    currently_working?: string;
                    /** @description Professional summary (job seekers). */
                    summary?: string;
                    /** @description Desired job title (job seekers). */
                    desired_job_title?: string;
                    /** @description Desired salary, as free text (job seekers). */
                    desired_salary?: string;
                    /** @description Desired cities, separated by commas (job seekers). */
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
                     * @description New cover photo.
                     */
                    cover_photo?: Blob;
                    /** @description Education (job seekers). */
                    education?: components["schemas"]["Education"][];
                    /**
                     * Experience
                     * @description Work experience (job seekers).
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Text of the post, as plain text. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the post. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Email address of a job seeker's account.
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the link. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the link. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the link. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the link. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description Link to the project.
                     */
                    url?: string;
                    /**
                     * Time it took
                     * @description How long it took, as free text.
                     */
                    time_took?: string;
                    /** @description Description, as plain text. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the project. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the project. */
                    id: components["schemas"]["Id"];
                    /** @description Path of the file, as returned by other calls. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the project. */
                    id: components["schemas"]["Id"];
                    /** @description Title of the project. */
                    title: string;
                    /**
                     * Link
                     * @description Link to the project.
                     */
                    url?: string;
                    /**
                     * Time it took
                     * @description How long it took, as free text.
                     */
                    time_took?: string;
                    /** @description Description, as plain text. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the project. */
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Id of the account. */
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                    /** @description Words to find. */
                    search?: string;
                    /**
                     * @description Account type to search for.
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
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
                     * @description What the notifications are about.
                     * @enum {string}
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
            400: components["responses"]["Unreadable"];
            401: components["responses"]["SessionOver"];
            404: components["responses"]["NoSuchCall"];
            405: components["responses"]["WrongMethod"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotFormData"];
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["StorageFull"];
        };
    };
    storageFetch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The requested bytes. */
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
                    /** @description Ranges are in bytes. */
                    "Accept-Ranges"?: "bytes";
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The requested range. */
            206: {
                headers: {
                    /** @description The range and the total size. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The file does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            405: components["responses"]["WrongMethod"];
            /** @description The range is outside the file. */
            416: {
                headers: {
                    /** @description The total size. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            500: components["responses"]["ServerFault"];
            503: components["responses"]["Unavailable"];
        };
    };
}
