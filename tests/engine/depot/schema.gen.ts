// Generated from tests/engine/depot/openapi.yaml by npm run generate. Do not edit.
export interface paths {
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["findParts"];
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: {
                content: {
                    "application/json": components["schemas"]["Part"];
                    "multipart/form-data": {
                        part: components["schemas"]["Part"];
                        /** Format: binary */
                        picture: Blob;
                        more?: Blob[];
                    };
                    "text/plain": string;
                };
            };
            responses: {
                /** @description It was there. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Part"];
                    };
                };
                /** @description It is new. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Part"];
                    };
                };
                400: components["responses"]["Problem"];
                default: components["responses"]["Problem"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parts/{id}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        get: operations["picture"];
        put: operations["replacePicture"];
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
        Named: {
            name: string;
            /** Format: password */
            note?: string | null;
        };
        Part: components["schemas"]["Named"] & {
            readonly id: number;
            secret?: string;
            of: components["schemas"]["Part"][];
            size?: number | string;
        };
    };
    responses: {
        /** @description What is wrong. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": {
                    title: string;
                };
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
    logIn: {
        parameters: {
            query?: never;
            header: {
                "X-Device": number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    name: string;
                    /** @default 7 */
                    days?: number;
                    scopes?: string[];
                };
            };
        };
        responses: {
            /** @description A cookie. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            "4XX": components["responses"]["Problem"];
        };
    };
    findParts: {
        parameters: {
            query?: {
                ids?: number[];
                filter?: {
                    size?: number;
                    isNew?: boolean;
                };
                sort?: "name" | "size";
            };
            header?: never;
            path?: never;
            cookie?: {
                theme?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description The parts, or a table of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.depot+json": components["schemas"]["Part"][];
                    "text/csv": string;
                };
            };
        };
    };
    picture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    replacePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/*": Blob;
            };
        };
        responses: {
            /** @description It will be. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
