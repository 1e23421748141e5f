// Generated from tests/engine/library/openapi.yaml by npm run generate. Do not edit.
export interface paths {
    "/api/log-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find books by title or author */
        post: operations["booksSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a book to the shelves */
        post: operations["booksAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/lend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Borrow a book */
        post: operations["booksLend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/books/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return a borrowed book */
        post: operations["booksReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loans/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List the loans of the caller */
        post: operations["loansMy"];
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
        Id: number;
        /** Format: date-time */
        Moment: string;
        ById: {
            id: components["schemas"]["Id"];
        };
        Book: {
            id: components["schemas"]["Id"];
            title: string;
            author: string;
            isbn: string;
            /** Format: uri-reference */
            cover: string | null;
            is_in: boolean;
        };
        Loan: {
            id: components["schemas"]["Id"];
            book: components["schemas"]["Book"];
            /** @enum {string} */
            state: "out" | "overdue" | "returned";
            due_at: components["schemas"]["Moment"];
        };
        LogInAnswer: {
            /** @enum {string} */
            status: "success";
            message: string;
            token: string;
        };
        BooksAnswer: {
            /** @enum {string} */
            status: "success";
            message: string;
            books: components["schemas"]["Book"][];
            total: number;
        };
        BookAnswer: {
            /** @enum {string} */
            status: "success";
            message: string;
            book: components["schemas"]["Book"];
        };
        LoanAnswer: {
            /** @enum {string} */
            status: "success";
            message: string;
            loan: components["schemas"]["Loan"];
        };
        LoansAnswer: {
            /** @enum {string} */
            status: "success";
            message: string;
            loans: components["schemas"]["Loan"][];
        };
        Refusal: {
            /** @enum {string} */
            status: "error";
            message: string;
            errors?: {
                [key: string]: string[];
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    name: string;
                    /**
                     * PIN
                     * Format: password
                     */
                    pin: string;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogInAnswer"] | components["schemas"]["Refusal"];
                };
            };
        };
    };
    booksSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": {
                    /** @default  */
                    text?: string;
                    /** @default 1 */
                    page?: number;
                    /**
                     * @default 0
                     * @enum {integer}
                     */
                    only_in?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BooksAnswer"] | components["schemas"]["Refusal"];
                };
            };
        };
    };
    booksAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    title: string;
                    author: string;
                    /** ISBN */
                    isbn: string;
                    /** Format: binary */
                    cover?: Blob;
                };
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAnswer"] | components["schemas"]["Refusal"];
                };
            };
        };
    };
    booksLend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ById"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanAnswer"] | components["schemas"]["Refusal"];
                };
            };
        };
    };
    booksReturn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ById"];
            };
        };
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanAnswer"] | components["schemas"]["Refusal"];
                };
            };
        };
    };
    loansMy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoansAnswer"] | components["schemas"]["Refusal"];
                };
            };
        };
    };
}
